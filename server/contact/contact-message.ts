import type { ContactMessage } from "#contract/contact.ts";
import { parseContactMessage } from "#contract/contact-rules.ts";
import { requireValid } from "#server/http/require-valid.ts";

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

/**
 * A contact message as it is kept: half a surrogate pair, which JSON can carry and UTF-8 cannot, becomes U+FFFD.
 * @throws {ExpectedError} `invalid_input`, naming the first field at fault and the rule it breaks.
 */
export function readInquiry(written: ContactMessage): Inquiry {
	const { name, email, subject, message } = requireValid(parseContactMessage(written));
	return { name: name.toWellFormed(), email, subject: subject.toWellFormed(), message: message.toWellFormed() };
}
