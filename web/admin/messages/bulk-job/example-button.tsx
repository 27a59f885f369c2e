import { useMutation } from "@tanstack/react-query";
import type { ReviewedMessage } from "#contract/admin-messages.ts";
import { m } from "#i18n/compiled/messages.js";
import { useAnnounce } from "#web/admin/announcer/announcer.tsx";
import { errorWords } from "#web/admin/calls/error-words.ts";
import { useAsk } from "#web/admin/session/use-ask.ts";

interface ExampleButtonProps {
	readonly message: ReviewedMessage;
	readonly onChange: () => void;
}

/** Keeps a person's decision as an example for the moderator, or takes that back. */
export function ExampleButton({ message: { id, is_example: isKept }, onChange }: ExampleButtonProps) {
	const ask = useAsk();
	const announce = useAnnounce();
	const change = useMutation({
		mutationFn: async () => {
			const input = { params: { id } };
			if (isKept) {
				await ask("DELETE /api/admin/messages/:id/example", input);
				return m.admin_example_gone;
			}
			const { was_confirmed } = await ask("POST /api/admin/messages/:id/example", input);
			return was_confirmed ? m.admin_example_confirmed_before : m.admin_example_kept;
		},
		onSuccess: (words) => {
			announce({ tone: "success", text: words() });
			onChange();
		},
		onError: (error) => announce({ tone: "failure", text: errorWords(error) }),
	});
	return (
		<button type="button" className="action" disabled={change.isPending} onClick={() => change.mutate()}>
			{isKept ? m.admin_example_forget() : m.admin_example_keep()}
		</button>
	);
}
