import { render } from "@react-email/render";
import { type EmailName, emailNames } from "#contract/emails.ts";
import { type Locale, locales } from "#i18n/locales.ts";
import { stationery } from "./email-palette.ts";
import type { EmailWriter } from "./email-writer.ts";

interface RenderedEmail {
	readonly name: EmailName;
	readonly locale: Locale;
	readonly subject: string;
	readonly html: string;
	readonly text: string;
}

const writers = import.meta.glob<EmailWriter>("./*/*-email.tsx", { eager: true, import: "writeEmail" });

/**
 * Every e-mail in every language, with `{{name}}` where the server puts a value.
 * @throws when an e-mail has no words and markup.
 */
export function renderEmails(): Promise<RenderedEmail[]> {
	const emails = emailNames.flatMap((name) => {
		const write = writerOf(name);
		return locales.map(async (locale) => {
			const { subject, html, text } = write(locale);
			return { name, locale, subject, html: await render(html), text };
		});
	});
	return Promise.all(emails);
}

/** What the server puts into the e-mails for the colours of each paper and ink. */
export function renderStationery(): typeof stationery {
	return stationery;
}

function writerOf(name: EmailName): EmailWriter {
	const write = writers[`./${name}/${name}-email.tsx`];
	if (write === undefined)
		throw new Error(`web/email/${name}/${name}-email.tsx is missing, or does not export writeEmail`);
	return write;
}
