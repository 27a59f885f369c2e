import type { ContactMessage } from "./contact.ts";
import { parseAsciiAddressField, parseLineField, parseTextField } from "./field.ts";
import { limits } from "./limits.ts";

/** A contact message by the rules of shape, in the browser and on the server; the fields in the order of the form. */
export function parseContactMessage({ name, email, subject, message }: ContactMessage) {
	return {
		name: parseLineField("name", name, limits.contactNameCharacters),
		email: parseAsciiAddressField(email),
		subject: parseLineField("subject", subject, limits.contactSubjectCharacters),
		message: parseTextField(
			"message",
			message.replaceAll(/\r\n?|[\u2028\u2029]/g, "\n"),
			limits.contactMessageCharacters,
		),
	};
}
