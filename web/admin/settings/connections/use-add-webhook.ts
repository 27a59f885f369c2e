import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { type WebhookEvent, webhookEvents } from "#contract/webhook-events.ts";
import { m } from "#i18n/compiled/messages.js";
import { errorWords } from "#web/admin/calls/error-words.ts";
import { useDraft } from "#web/admin/session/drafts.ts";
import { useAsk } from "#web/admin/session/use-ask.ts";
import { auditKey } from "#web/admin/settings/audit/audit-key.ts";
import { webhooksKey } from "./connection-keys.ts";

/** Keeps what a new webhook is to be, has it added, and holds its secret until that has been copied. */
export function useAddWebhook() {
	const [url, setUrl] = useDraft("settings.new-webhook", "");
	const [events, setEvents] = useState<readonly WebhookEvent[]>(webhookEvents);
	const [isIncomplete, setIsIncomplete] = useState(false);
	const ask = useAsk();
	const read = useQueryClient();
	const { mutate, reset, isPending, error, data } = useMutation({
		mutationFn: () => ask("POST /api/admin/webhooks", { body: { url, events: [...events] } }),
		// The secret is shown here and kept nowhere else.
		gcTime: 0,
		onSuccess: async () => {
			setUrl("");
			setEvents(webhookEvents);
			await Promise.all([webhooksKey, auditKey].map((queryKey) => read.invalidateQueries({ queryKey })));
		},
	});
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (isPending) return;
		reset();
		setIsIncomplete(events.length === 0);
		if (events.length > 0) mutate();
	};
	const failure = error === null ? "" : errorWords(error);
	return {
		...{ url, setUrl, events, setEvents, submit },
		error: isIncomplete ? m.admin_connections_events_missing() : failure,
		isBusy: isPending,
		secret: data?.secret,
		forgetSecret: reset,
	};
}
