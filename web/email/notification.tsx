import type { Locale } from "#i18n/locales.ts";
import { type EmailWriter, textOf, underlined } from "./email-writer.ts";
import { Action, Closing, Lead, Letter, Opening, Rule, Seal, Title } from "./letter-parts.tsx";
import { type NotificationWords, notificationWords } from "./notification-words.ts";
import { Stationery } from "./stationery.tsx";

/** The letter itself: the whole note, sealed, and the way to read it online. Says nothing about who wrote it. */
export const writeNotification: EmailWriter = (locale) => {
	const words = notificationWords(locale);
	return { subject: words.subject, html: <Notification locale={locale} words={words} />, text: textPart(words) };
};

const note = "{{note}}";
const readUrl = "{{readUrl}}";

function Notification({ locale, words }: { readonly locale: Locale; readonly words: NotificationWords }) {
	return (
		<Stationery
			locale={locale}
			title={words.subject}
			opening={<Opening locale={locale}>{words.preview}</Opening>}
			closing={
				<Closing locale={locale} siteName={words.siteName} href={readUrl}>
					{words.footer}
				</Closing>
			}
		>
			<Title locale={locale}>{words.heading}</Title>
			<Lead locale={locale}>{words.intro}</Lead>
			<Rule />
			<Letter>{note}</Letter>
			<Seal />
			<Action href={readUrl}>{words.readOnline}</Action>
		</Stationery>
	);
}

function textPart(words: NotificationWords): string {
	return textOf([
		words.preview,
		underlined(words.heading),
		words.intro,
		"* * *",
		note,
		"* * *",
		`${words.readOnline}\n${readUrl}`,
		`${words.siteName}\n${words.footer}`,
	]);
}
