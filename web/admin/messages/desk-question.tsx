import { frameWords } from "#web/admin/frame/frame-words.ts";
import { useFormat, useWords } from "#web/admin/words/language-provider.tsx";
import { ConfirmDialog } from "#web/ui/dialog/confirm-dialog.tsx";
import { messagesWords } from "./messages-words.ts";
import { type Desk, overseen, type Question } from "./use-desk.ts";

interface DeskQuestionProps {
	readonly desk: Desk;
	readonly question: Exclude<Question, { kind: "help" }>;
}

/** Asks before a deletion, and before an action on more messages than one oversees. */
export function DeskQuestion({ desk, question }: DeskQuestionProps) {
	const words = useWords(messagesWords);
	const frame = useWords(frameWords);
	const format = useFormat();
	const close = () => desk.ask(undefined);
	const shared = { cancelLabel: frame.cancel, onClose: close };
	if (question.kind === "remove") {
		const { message } = question;
		return (
			<ConfirmDialog
				{...shared}
				title={words.deleteTitle}
				confirmLabel={words.remove}
				onConfirm={() => desk.remove(message)}
			>
				<p className="question-address">{message.recipient_email}</p>
				<p>{words.deleteText}</p>
			</ConfirmDialog>
		);
	}
	const { action, ids } = question;
	const word = `${ids.length}`;
	return (
		<ConfirmDialog
			{...shared}
			title={words.bulkTitle[action](format.number(ids.length))}
			confirmLabel={words[action]}
			typed={ids.length > overseen ? { word, label: frame.typeToConfirm(word) } : undefined}
			onConfirm={() => void desk.actOnMany(action, ids)}
		>
			<p>{action === "remove" ? words.deleteText : words.bulkText}</p>
		</ConfirmDialog>
	);
}
