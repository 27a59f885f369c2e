/**
 * Puts a line where the caret was last. What is written stays, on a line of its own where it needs one, and the browser's
 * own undo takes the line back.
 */
export function insertLine(field: HTMLTextAreaElement, line: string): void {
	const { value, selectionEnd: at } = field;
	const rest = value.slice(at);
	const gapBefore = /\S$/.test(value.slice(0, at)) ? "\n" : "";
	const gapAfter = /^\S/.test(rest) ? "\n" : rest === "" ? " " : "";
	const text = `${gapBefore}${line}${gapAfter}`;
	field.focus();
	field.setSelectionRange(at, at);
	if (document.execCommand("insertText", false, text)) return;
	field.setRangeText(text, at, at, "end");
	field.dispatchEvent(new Event("input", { bubbles: true }));
}
