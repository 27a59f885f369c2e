import { limits } from "#contract/limits.ts";
import { checkAddress, checkMessage, type Words } from "#web/site/form/field-check.ts";

export interface NoteErrors {
	readonly recipientEmail?: Words | undefined;
	readonly message?: Words | undefined;
}

/** What keeps a note from being sent, by field; the server applies the same rules. */
export function checkNote(recipient: string, message: string): NoteErrors {
	return {
		recipientEmail: checkAddress(recipient),
		message: checkMessage(message, limits.messageCharacters),
	};
}
