import type { Locale } from "#i18n/locales.ts";
import type { Mailbox } from "#server/config.ts";

interface Addressed {
	/** The one recipient, as `parseEmailAddress` gives it. */
	readonly to: string;
	readonly locale: Locale;
}

/** To the recipient of a note. */
interface NotificationOrder extends Addressed {
	readonly template: "notification";
	readonly values: { readonly note: string };
}

/** To the writer of a contact message, of whom it carries no word: the form could send anybody any text otherwise. */
interface ConfirmationOrder extends Addressed {
	readonly template: "confirmation";
	readonly values: Readonly<Record<never, string>>;
}

/** To support: what somebody wrote in the contact form. A reply goes to the writer. */
interface ContactOrder extends Addressed {
	readonly template: "contact";
	readonly values: {
		readonly name: string;
		readonly address: string;
		readonly subject: string;
		readonly message: string;
	};
	readonly replyTo: Mailbox;
}

/** To the people who look after the service: how many notes wait for one of them. No word of any note. */
interface ModerationOrder extends Addressed {
	readonly template: "moderation";
	readonly values: { readonly count: string };
}

/** What is to be sent, before it has words around it. Sealed as JSON while it waits. */
export type EmailOrder = NotificationOrder | ConfirmationOrder | ContactOrder | ModerationOrder;
