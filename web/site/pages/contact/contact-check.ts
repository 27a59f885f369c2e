import type { ContactMessage } from "#contract/contact.ts";
import { parseContactMessage } from "#contract/contact-rules.ts";
import { m } from "#i18n/compiled/messages.js";
import { addressWords, faultOf, messageWords, type Words } from "#web/site/form/field-check.ts";

export type ContactField = keyof ContactMessage;

export type ContactErrors = { readonly [Field in ContactField]?: Words | undefined };

/** The fields as they stand in the form, top to bottom. */
export const contactFields: readonly ContactField[] = ["name", "email", "subject", "message"];

/** A text as a field takes it: a line drops pasted line breaks by itself, and a tab, which it may not hold, is a blank. */
export function textInto(field: ContactField, text: string): string {
	return field === "message" ? text : text.replaceAll("\t", " ");
}

/** What keeps a contact message from being sent, by field. */
export function checkContactMessage(written: ContactMessage): ContactErrors {
	const { name, email, subject, message } = parseContactMessage(written);
	return {
		name: faultOf(name, nameWords),
		email: faultOf(email, addressWords),
		subject: faultOf(subject, subjectWords),
		message: faultOf(message, messageWords),
	};
}

/** The first field at fault, top to bottom. */
export function firstFault(errors: ContactErrors): ContactField | undefined {
	return contactFields.find((field) => errors[field] !== undefined);
}

const nameWords = {
	name_empty: m.error_name_empty,
	name_too_long: m.error_name_too_long,
	name_several_lines: m.error_name_several_lines,
} as const;

const subjectWords = {
	subject_empty: m.error_subject_empty,
	subject_too_long: m.error_subject_too_long,
	subject_several_lines: m.error_subject_several_lines,
} as const;
