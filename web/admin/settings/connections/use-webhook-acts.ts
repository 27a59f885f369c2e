import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Webhook } from "#contract/admin-webhooks.ts";
import { m } from "#i18n/compiled/messages.js";
import { useAnnounce } from "#web/admin/announcer/announcer.tsx";
import { errorWords } from "#web/admin/calls/error-words.ts";
import { useAsk } from "#web/admin/session/use-ask.ts";
import { auditKey } from "#web/admin/settings/audit/audit-key.ts";
import { deliveriesKey, webhooksKey } from "./connection-keys.ts";
import { webhookName } from "./webhook-words.ts";

/** What can be done with a webhook. */
export function useWebhookActs(webhook: Webhook) {
	const ask = useAsk();
	const read = useQueryClient();
	const { id } = webhook;
	const params = { id };
	const isOn = webhook.state === "off";
	const after = useAfter(webhook);
	const test = useMutation({
		mutationFn: () => ask("POST /api/admin/webhooks/:id/test", { params }),
		...after((name) => m.admin_connections_tested({ name })),
	});
	const turn = useMutation({
		mutationFn: () => ask("POST /api/admin/webhooks/:id/switch", { params, body: { isOn } }),
		...after((name) => (isOn ? m.admin_connections_switched_on({ name }) : m.admin_connections_switched_off({ name }))),
	});
	const remove = useMutation({
		mutationFn: () => ask("DELETE /api/admin/webhooks/:id", { params }),
		...after((name) => m.admin_connections_removed({ name })),
		// What it was sent is gone with it, and is not asked for again.
		onSettled: () => read.invalidateQueries({ queryKey: webhooksKey }),
	});
	const secret = useMutation({
		mutationFn: () => ask("POST /api/admin/webhooks/:id/secret", { params }),
		// The secret is shown once and kept nowhere else.
		gcTime: 0,
		...after(),
	});
	const isBusy = [test, turn, remove, secret].some(({ isPending }) => isPending);
	return { test, turn, remove, secret, isBusy };
}

export type WebhookActs = ReturnType<typeof useWebhookActs>;

/** Says what came of an act, and reads anew what it has changed. */
function useAfter(webhook: Webhook) {
	const announce = useAnnounce();
	const read = useQueryClient();
	const name = webhookName(webhook);
	return (text?: (name: string) => string) => ({
		onSuccess: () => {
			if (text !== undefined) announce({ tone: "success", text: text(name) });
		},
		onError: (error: Error) => announce({ tone: "failure", text: errorWords(error) }),
		onSettled: async () => {
			const changed = [webhooksKey, deliveriesKey(webhook.id), auditKey];
			await Promise.all(changed.map((queryKey) => read.invalidateQueries({ queryKey })));
		},
	});
}
