import { type RefObject, useState } from "react";
import { m } from "#i18n/compiled/messages.js";
import { insertLine } from "./insert-line.ts";

interface WrittenNote {
	readonly message: string;
	readonly writeMessage: (text: string) => void;
}

/** The line that was put into the note last, as long as nothing else has been written since. */
export function useAddedLine(
	{ message, writeMessage }: WrittenNote,
	messageField: RefObject<HTMLTextAreaElement | null>,
) {
	const [change, setChange] = useState<{ readonly before: string; readonly after: string }>();
	return {
		add(line: string): void {
			const { current: field } = messageField;
			if (field === null) return;
			const before = field.value;
			insertLine(field, line);
			setChange({ before, after: field.value });
		},
		/** Takes it out again; undefined when there is nothing to take out. */
		undo:
			change === undefined || change.after !== message
				? undefined
				: () => {
						writeMessage(change.before);
						messageField.current?.focus();
					},
	};
}

/** Says that a line has been put into the note, and takes it out again. */
export function AddedLine({ added: { undo } }: { readonly added: ReturnType<typeof useAddedLine> }) {
	return (
		<div className="added-line">
			<p role="status">{undo !== undefined && m.first_lines_added()}</p>
			{undo !== undefined && (
				<button type="button" onClick={undo}>
					{m.first_lines_undo()}
				</button>
			)}
		</div>
	);
}
