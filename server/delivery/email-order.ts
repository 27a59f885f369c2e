import type { EmailName, EmailValues, emails } from "#contract/emails.ts";
import type { Stationery } from "#contract/stationery.ts";
import type { Locale } from "#i18n/locales.ts";
import type { Mailbox } from "#server/config.ts";

/** An e-mail of one name, before it has words around it. The members are named as they are sealed while it waits. */
type OrderOf<Name extends EmailName> = {
	readonly template: Name;
	/** The one recipient, as `parseEmailAddress` gives it. */
	readonly to: string;
	readonly locale: Locale;
	readonly values: EmailValues<Name>;
} & ((typeof emails)[Name] extends { readonly headers: "answered" } ? { readonly replyTo: Mailbox } : unknown) &
	((typeof emails)[Name] extends { readonly headers: "list" } ? Stationery : unknown);

/** What is to be sent. Whoever orders it belongs to the noun that it is about. */
export type EmailOrder = { [Name in EmailName]: OrderOf<Name> }[EmailName];
