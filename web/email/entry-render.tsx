import { render } from "@react-email/render";
import { type Locale, locales } from "#i18n/locales.ts";
import { writeConfirmation } from "./confirmation.tsx";
import { writeContact } from "./contact.tsx";
import type { EmailWriter } from "./email-writer.ts";
import { writeModeration } from "./moderation.tsx";
import { writeNotification } from "./notification.tsx";

interface RenderedEmail {
	readonly name: string;
	readonly locale: Locale;
	readonly subject: string;
	readonly html: string;
	readonly text: string;
}

/** Every e-mail of the service, by the name that the server orders it by. */
const writers: Readonly<Record<string, EmailWriter>> = {
	notification: writeNotification,
	confirmation: writeConfirmation,
	contact: writeContact,
	moderation: writeModeration,
};

/** Every e-mail in every language, with `{{name}}` where the server puts a value. */
export function renderEmails(): Promise<RenderedEmail[]> {
	const emails = Object.entries(writers).flatMap(([name, write]) =>
		locales.map(async (locale) => {
			const { subject, html, text } = write(locale);
			return { name, locale, subject, html: await render(html), text };
		}),
	);
	return Promise.all(emails);
}
