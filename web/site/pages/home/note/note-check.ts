import { parseNote } from "#contract/note-rules.ts";
import { addressWords, faultOf, messageWords, type Words } from "#web/site/form/field-check.ts";

export interface NoteErrors {
	readonly recipientEmail?: Words | undefined;
	readonly message?: Words | undefined;
	readonly deliverAt?: Words | undefined;
}

/** What keeps a note from being sent, by field. */
export function checkNote(recipientEmail: string, message: string): NoteErrors {
	const note = parseNote({ recipientEmail, message });
	return {
		recipientEmail: faultOf(note.recipientEmail, addressWords),
		message: faultOf(note.message, messageWords),
	};
}
