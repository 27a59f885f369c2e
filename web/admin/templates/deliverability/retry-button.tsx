import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { FailedDelivery } from "#contract/admin-deliverability.ts";
import { m } from "#i18n/compiled/messages.js";
import { useAnnounce } from "#web/admin/announcer/announcer.tsx";
import { errorWords } from "#web/admin/calls/error-words.ts";
import { useAsk } from "#web/admin/session/use-ask.ts";
import { deliverabilityKey } from "./use-deliverability.ts";

/** Has a waiting e-mail tried again now. */
export function RetryButton({ delivery }: { readonly delivery: FailedDelivery }) {
	const ask = useAsk();
	const announce = useAnnounce();
	const read = useQueryClient();
	const retry = useMutation({
		mutationFn: () => ask("POST /api/admin/email/deliveries/:id/retry", { params: { id: delivery.id } }),
		onSuccess: () => announce({ tone: "success", text: m.admin_templates_retried() }),
		onError: (error) => announce({ tone: "failure", text: errorWords(error) }),
		onSettled: () => read.invalidateQueries({ queryKey: deliverabilityKey }),
	});
	return (
		<button
			type="button"
			className="action"
			aria-label={m.admin_templates_retry_now_of({ source: delivery.source_id.slice(-8) })}
			onClick={() => retry.mutate()}
			disabled={retry.isPending}
		>
			{m.admin_templates_retry_now()}
		</button>
	);
}
