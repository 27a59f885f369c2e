import { m } from "#i18n/compiled/messages.js";
import { useFormat } from "#web/admin/language/language-provider.tsx";
import { ConfirmDialog } from "#web/ui/dialog/confirm-dialog.tsx";
import { excerptOf } from "./excerpt.ts";
import { bulkActionWords } from "./message-words.ts";
import { type MessagesTabState, maxUntyped, type Question } from "./use-messages-tab.ts";

interface QuestionDialogProps {
	readonly tab: MessagesTabState;
	readonly question: Exclude<Question, { kind: "help" }>;
}

/** Asks before a deletion, and before an action on many messages. */
export function QuestionDialog({ tab, question }: QuestionDialogProps) {
	const format = useFormat();
	const close = () => tab.ask(undefined);
	const shared = { cancelLabel: m.admin_frame_cancel(), onClose: close };
	if (question.kind === "remove") {
		const { message } = question;
		return (
			<ConfirmDialog
				{...shared}
				title={m.admin_messages_delete_title()}
				confirmLabel={m.admin_messages_remove()}
				onConfirm={() => tab.remove(message)}
			>
				<p className="question-text">{excerptOf(message.message_content)}</p>
				<p>{m.admin_messages_delete_text()}</p>
			</ConfirmDialog>
		);
	}
	const { action, messages } = question;
	const word = `${messages.length}`;
	return (
		<ConfirmDialog
			{...shared}
			title={bulkActionWords[action].question({ count: format.number(messages.length) })}
			confirmLabel={bulkActionWords[action].button()}
			typed={messages.length > maxUntyped ? { word, label: m.admin_frame_type_to_confirm({ word }) } : undefined}
			onConfirm={() => void tab.actOnMany(action, messages)}
		>
			<p>{action === "remove" ? m.admin_messages_delete_text() : m.admin_messages_bulk_text()}</p>
		</ConfirmDialog>
	);
}
