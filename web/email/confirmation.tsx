import type { Locale } from "#i18n/locales.ts";
import { type ConfirmationWords, confirmationWords } from "./confirmation-words.ts";
import { type EmailWriter, textOf, underlined } from "./email-writer.ts";
import { Action, Closing, Lead, Opening, Rule, Seal, Title } from "./letter-parts.tsx";
import { Stationery } from "./stationery.tsx";

/** Tells the writer of a contact message that it arrived. It repeats nothing they wrote: the address is unproven. */
export const writeConfirmation: EmailWriter = (locale) => {
	const words = confirmationWords(locale);
	return { subject: words.subject, html: <Confirmation locale={locale} words={words} />, text: textPart(words) };
};

const siteUrl = "{{siteUrl}}";
const faqUrl = "{{faqUrl}}";

function Confirmation({ locale, words }: { readonly locale: Locale; readonly words: ConfirmationWords }) {
	return (
		<Stationery
			locale={locale}
			title={words.subject}
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
			<Lead locale={locale}>{words.meanwhile}</Lead>
			<Seal />
			<Action href={faqUrl}>{words.faq}</Action>
		</Stationery>
	);
}

function textPart(words: ConfirmationWords): string {
	return textOf([
		words.preview,
		underlined(words.heading),
		words.intro,
		words.meanwhile,
		`${words.faq}\n${faqUrl}`,
		`${words.siteName}\n${siteUrl}\n${words.footer}`,
	]);
}
