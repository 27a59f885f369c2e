import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { FailedDelivery } from "#contract/admin-email.ts";
import { useAsk, useErrorWords } from "#web/admin/calls/use-ask.ts";
import { useAnnounce } from "#web/admin/frame/announcer.tsx";
import { useWords } from "#web/admin/words/language-provider.tsx";
import { templatesWords } from "./templates-words.ts";
import { deliveriesKey } from "./use-deliveries.ts";

/** Has a waiting e-mail tried again now. */
export function RetryButton({ delivery }: { readonly delivery: FailedDelivery }) {
	const words = useWords(templatesWords);
	const ask = useAsk();
	const announce = useAnnounce();
	const errorWords = useErrorWords();
	const read = useQueryClient();
	const retry = useMutation({
		mutationFn: () => ask("POST /api/admin/email/deliveries/:id/retry", { params: { id: delivery.id } }),
		onSuccess: () => announce({ tone: "success", text: words.retried }),
		onError: (error) => announce({ tone: "failure", text: errorWords(error) }),
		onSettled: () => read.invalidateQueries({ queryKey: deliveriesKey }),
	});
	return (
		<button
			type="button"
			className="action"
			aria-label={words.retryNowOf(delivery.source_id.slice(-8))}
			onClick={() => retry.mutate()}
			disabled={retry.isPending}
		>
			{words.retryNow}
		</button>
	);
}
