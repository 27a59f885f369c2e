import type { ContactMessage } from "#contract/contact.ts";
import { parseContactMessage } from "#contract/contact-rules.ts";
import type { Locale } from "#i18n/locales.ts";
import type { EmailOrder } from "#server/delivery/email-order.ts";
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

/** The e-mail to support: what somebody wrote in the contact form. A reply goes to the writer. */
export function supportEmailOf({ name, email, subject, message }: Inquiry, to: string, locale: Locale): EmailOrder {
	const values = { name, address: email, subject, message };
	return { template: "contact", to, locale, values, replyTo: { name, address: email } };
}

/** The e-mail to the writer. It carries no word of theirs: the form could send anybody any text otherwise. */
export function confirmationOf({ email }: Inquiry, locale: Locale): EmailOrder {
	return { template: "confirmation", to: email, locale, values: {} };
}
