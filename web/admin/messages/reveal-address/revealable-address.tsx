import { useMutation } from "@tanstack/react-query";
import type { ReviewedMessage } from "#contract/admin-messages.ts";
import { m } from "#i18n/compiled/messages.js";
import { useAnnounce } from "#web/admin/announcer/announcer.tsx";
import { errorWords } from "#web/admin/calls/error-words.ts";
import { useAsk } from "#web/admin/session/use-ask.ts";

type Addressed = Pick<ReviewedMessage, "id" | "recipient_email" | "is_address_masked">;

/** Whom a message is to. Where that is masked, it can be shown, which the audit log says. */
export function RevealableAddress({ message, name }: { readonly message: Addressed; readonly name: string }) {
	const { id, recipient_email, is_address_masked } = message;
	const ask = useAsk();
	const announce = useAnnounce();
	const reveal = useMutation({
		mutationFn: () => ask("POST /api/admin/messages/:id/reveal", { params: { id } }),
		onError: (error) => announce({ tone: "failure", text: errorWords(error) }),
	});
	return (
		<>
			<span role="status">{reveal.data?.recipient_email ?? recipient_email}</span>{" "}
			{is_address_masked && reveal.data === undefined && (
				<button
					type="button"
					className="action"
					title={m.admin_messages_reveal_about()}
					aria-label={m.admin_messages_reveal_of({ name })}
					onClick={() => reveal.mutate()}
					disabled={reveal.isPending}
				>
					{m.admin_messages_reveal()}
				</button>
			)}
		</>
	);
}
