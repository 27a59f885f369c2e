import { parseAddressField, parseTextField } from "./field.ts";
import { limits } from "./limits.ts";
import type { Submission } from "./message.ts";

/** A note by the rules of shape, in the browser and on the server: one address, 1 to 1000 characters; breaks become LF. */
export function parseNote({ recipientEmail, message }: Submission) {
	return {
		recipientEmail: parseAddressField(recipientEmail),
		message: parseTextField("message", message.replaceAll(/\r\n?/g, "\n"), limits.messageCharacters),
	};
}
