import { useMutation, useQueryClient } from "@tanstack/react-query";
import { m } from "#i18n/compiled/messages.js";
import { useAnnounce } from "#web/admin/announcer/announcer.tsx";
import { errorWords } from "#web/admin/calls/error-words.ts";
import { useFormat } from "#web/admin/language/language-provider.tsx";
import { useAsk } from "#web/admin/session/use-ask.ts";
import { deliverabilityKey } from "./use-deliverability.ts";

interface RetryAllButtonProps {
	/** How many wait, of all codes. */
	readonly count: number;
	readonly code: string | undefined;
}

/** Has all waiting e-mails tried again now, or those of one code. */
export function RetryAllButton({ count, code }: RetryAllButtonProps) {
	const ask = useAsk();
	const announce = useAnnounce();
	const format = useFormat();
	const read = useQueryClient();
	const retry = useMutation({
		mutationFn: () => ask("POST /api/admin/email/deliveries/retry-many", { body: code === undefined ? {} : { code } }),
		onSuccess: ({ retried }) =>
			announce({ tone: "success", text: m.admin_deliverability_retried({ count: format.number(retried) }) }),
		onError: (error) => announce({ tone: "failure", text: errorWords(error) }),
		onSettled: () => read.invalidateQueries({ queryKey: deliverabilityKey }),
	});
	return (
		<button type="button" className="action" onClick={() => retry.mutate()} disabled={retry.isPending}>
			{code === undefined
				? m.admin_deliverability_retry_all({ count: format.number(count) })
				: m.admin_deliverability_retry_code()}
		</button>
	);
}
