import type { ContactMessage } from "#contract/contact.ts";
import { limits } from "#contract/limits.ts";
import { countCharacters } from "#contract/text.ts";
import { m } from "#i18n/compiled/messages.js";
import { checkAddress, checkMessage, type Words } from "#web/site/form/field-check.ts";

export type ContactField = keyof ContactMessage;

export type ContactErrors = { readonly [Field in ContactField]?: Words | undefined };

/** The fields as they stand in the form, top to bottom. */
export const contactFields: readonly ContactField[] = ["name", "email", "subject", "message"];

/** What keeps a contact message from being sent, by field; the server applies the same rules. */
export function checkContactMessage({ name, email, subject, message }: ContactMessage): ContactErrors {
	return {
		name: checkLine(name, limits.contactNameCharacters, nameErrors),
		email: checkAddress(email),
		subject: checkLine(subject, limits.contactSubjectCharacters, subjectErrors),
		message: checkMessage(message, limits.contactMessageCharacters),
	};
}

/** The first field at fault, top to bottom. */
export function firstFault(errors: ContactErrors): ContactField | undefined {
	return contactFields.find((field) => errors[field] !== undefined);
}

const nameErrors = {
	empty: m.error_name_empty,
	tooLong: m.error_name_too_long,
	severalLines: m.error_name_several_lines,
} as const;

const subjectErrors = {
	empty: m.error_subject_empty,
	tooLong: m.error_subject_too_long,
	severalLines: m.error_subject_several_lines,
} as const;

// A field of one line drops CR and LF by itself; the others of Unicode (UAX #14, BK and NL) can be pasted into it.
const lineBreak = /[\n\v\f\r\u0085\u2028\u2029]/;

function checkLine(text: string, limit: number, errors: typeof nameErrors | typeof subjectErrors): Words | undefined {
	const line = text.trim();
	const count = countCharacters(line);
	if (count === 0) return () => errors.empty();
	if (lineBreak.test(line)) return () => errors.severalLines();
	return count > limit ? () => errors.tooLong({ count, limit }) : undefined;
}
