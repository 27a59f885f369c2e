import { m } from "#i18n/compiled/messages.js";
import { useFormat } from "#web/admin/language/language-provider.tsx";
import { ConfirmDialog } from "#web/ui/dialog/confirm-dialog.tsx";
import { bulkActionWords } from "./message-words.ts";
import { type Desk, overseen, type Question } from "./use-desk.ts";

interface DeskQuestionProps {
	readonly desk: Desk;
	readonly question: Exclude<Question, { kind: "help" }>;
}

/** Asks before a deletion, and before an action on more messages than one oversees. */
export function DeskQuestion({ desk, question }: DeskQuestionProps) {
	const format = useFormat();
	const close = () => desk.ask(undefined);
	const shared = { cancelLabel: m.admin_frame_cancel(), onClose: close };
	if (question.kind === "remove") {
		const { message } = question;
		return (
			<ConfirmDialog
				{...shared}
				title={m.admin_messages_delete_title()}
				confirmLabel={m.admin_messages_remove()}
				onConfirm={() => desk.remove(message)}
			>
				<p className="question-address">{message.recipient_email}</p>
				<p>{m.admin_messages_delete_text()}</p>
			</ConfirmDialog>
		);
	}
	const { action, ids } = question;
	const word = `${ids.length}`;
	return (
		<ConfirmDialog
			{...shared}
			title={bulkActionWords[action].question({ count: format.number(ids.length) })}
			confirmLabel={bulkActionWords[action].button()}
			typed={ids.length > overseen ? { word, label: m.admin_frame_type_to_confirm({ word }) } : undefined}
			onConfirm={() => void desk.actOnMany(action, ids)}
		>
			<p>{action === "remove" ? m.admin_messages_delete_text() : m.admin_messages_bulk_text()}</p>
		</ConfirmDialog>
	);
}
