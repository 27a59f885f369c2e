import type { Locale } from "#i18n/locales.ts";
import { type EmailWriter, textOf, underlined } from "./email-writer.ts";
import { Action, Closing, Lead, Opening, Rule, Seal, Title } from "./letter-parts.tsx";
import { type ModerationWords, moderationWords } from "./moderation-words.ts";
import { Stationery } from "./stationery.tsx";

/** Tells the people who look after the service how many notes wait for them. It carries no word of any note. */
export const writeModeration: EmailWriter = (locale) => {
	const words = moderationWords(locale);
	return { subject: words.subject, html: <Moderation locale={locale} words={words} />, text: textPart(words) };
};

const siteUrl = "{{siteUrl}}";
const adminUrl = "{{adminUrl}}";

function Moderation({ locale, words }: { readonly locale: Locale; readonly words: ModerationWords }) {
	return (
		<Stationery
			locale={locale}
			title={words.heading}
			opening={<Opening locale={locale}>{words.preview}</Opening>}
			closing={
				<Closing locale={locale} siteName={words.siteName} href={siteUrl}>
					{words.footer}
				</Closing>
			}
		>
			<Title locale={locale}>{words.heading}</Title>
			<Lead locale={locale}>{words.intro}</Lead>
			<Rule />
			<Lead locale={locale}>{words.waiting}</Lead>
			<Seal />
			<Action href={adminUrl}>{words.open}</Action>
		</Stationery>
	);
}

function textPart(words: ModerationWords): string {
	return textOf([
		words.preview,
		underlined(words.heading),
		words.intro,
		words.waiting,
		`${words.open}\n${adminUrl}`,
		`${words.siteName}\n${siteUrl}\n${words.footer}`,
	]);
}
