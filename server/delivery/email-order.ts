import type { Locale } from "#i18n/locales.ts";
import type { Mailbox } from "#server/config.ts";
import type { TemplateName, Values } from "./email-template.ts";

/** What is to be sent, before it has words around it. Sealed as JSON while it waits. */
export interface EmailOrder {
	readonly template: TemplateName;
	/** The one recipient, as `parseEmailAddress` gives it. */
	readonly to: string;
	readonly locale: Locale;
	/** One for each placeholder that is no constant. */
	readonly values: Values;
	/** Where an answer goes; for the e-mails that a person answers, and for no other. */
	readonly replyTo?: Mailbox;
}
