import type { ContactMessage } from "#contract/contact.ts";
import { parseEmailAddress } from "#contract/email-address.ts";
import { type ErrorReason, ExpectedError } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";
import { countCharacters } from "#contract/text.ts";

/** A contact message that obeys the rules of shape. */
export interface Inquiry {
	/** Trimmed, one line. */
	readonly name: string;
	/** As `parseEmailAddress` gives it. */
	readonly email: string;
	/** Trimmed, one line. */
	readonly subject: string;
	/** Trimmed; line breaks are line feeds. */
	readonly message: string;
}

type Field = keyof ContactMessage;

/**
 * Checks a contact message, field by field as they stand in the form.
 * @throws {ExpectedError} `invalid_input`, naming the first field at fault and the rule it breaks.
 */
export function parseContactMessage(written: ContactMessage): Inquiry {
	return {
		name: oneLine("name", written.name, limits.contactNameCharacters),
		email: address(written.email),
		subject: oneLine("subject", written.subject, limits.contactSubjectCharacters),
		message: text(
			"message",
			written.message.replaceAll(/\r\n?|[\u2028\u2029]/g, "\n"),
			limits.contactMessageCharacters,
		),
	};
}

function address(written: string): string {
	const parsed = parseEmailAddress(written);
	if (!parsed.ok) throw invalid("email", `address_${parsed.rule}`);
	return parsed.address;
}

/** These stand in headers of an e-mail, where a line break would begin another header. */
function oneLine(field: "name" | "subject", written: string, limit: number): string {
	if (/[\p{Cc}\u2028\u2029]/u.test(written.trim())) throw invalid(field, `${field}_several_lines`);
	return text(field, written, limit);
}

/** `limit` in code points. Half a surrogate pair, which JSON can carry and UTF-8 cannot, becomes U+FFFD. */
function text(field: "name" | "subject" | "message", written: string, limit: number): string {
	const trimmed = written.trim().toWellFormed();
	if (trimmed === "") throw invalid(field, `${field}_empty`);
	const count = countCharacters(trimmed);
	if (count > limit) throw invalid(field, `${field}_too_long`, { count, limit });
	return trimmed;
}

function invalid(field: Field, reason: ErrorReason, inputs: Readonly<Record<string, number>> = {}): ExpectedError {
	return new ExpectedError("invalid_input", reason, { field, inputs });
}
