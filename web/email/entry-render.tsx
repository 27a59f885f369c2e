import { render } from "@react-email/render";
import { type Locale, locales } from "#i18n/locales.ts";
import { Notification } from "./notification.tsx";
import { notificationText } from "./notification-text.ts";
import { notificationWords } from "./notification-words.ts";

interface RenderedEmail {
	readonly name: "notification";
	readonly locale: Locale;
	readonly subject: string;
	readonly html: string;
	readonly text: string;
}

const note = "{{note}}";
const readUrl = "{{readUrl}}";

/** Every e-mail in every language, with `{{note}}` and `{{readUrl}}` where the server puts its values. */
export function renderEmails(): Promise<RenderedEmail[]> {
	return Promise.all(locales.map(renderNotification));
}

async function renderNotification(locale: Locale): Promise<RenderedEmail> {
	const words = notificationWords(locale);
	const html = await render(<Notification locale={locale} words={words} note={note} readUrl={readUrl} />);
	return { name: "notification", locale, subject: words.subject, html, text: notificationText(words, note, readUrl) };
}
