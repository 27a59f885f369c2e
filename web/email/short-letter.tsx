import type { Locale } from "#i18n/locales.ts";
import { signed, textOf, underlined, type WrittenEmail } from "./email-writer.ts";
import { Action, Closing, Lead, Opening, Rule, Title } from "./letter-parts.tsx";
import { Stationery } from "./stationery.tsx";

/** An e-mail in which the service says two things in its own voice and shows one way on. */
interface ShortLetter {
	readonly locale: Locale;
	readonly subject: string;
	/** Title of the HTML document. */
	readonly title: string;
	/** What mail programs show beside the subject. */
	readonly preview: string;
	readonly heading: string;
	readonly intro: string;
	readonly body: string;
	readonly action: { readonly words: string; readonly href: string };
	readonly footer: string;
}

const siteUrl = "{{siteUrl}}";

/** The letter as HTML and as text, of the same words. */
export function shortLetter(letter: ShortLetter): WrittenEmail {
	const { locale, subject, preview, heading, intro, body, action, footer } = letter;
	const text = textOf([
		preview,
		underlined(heading),
		intro,
		body,
		`${action.words}\n${action.href}`,
		signed(locale, siteUrl, footer),
	]);
	return { subject, html: <ShortLetterPage {...letter} />, text };
}

function ShortLetterPage({ locale, title, preview, heading, intro, body, action, footer }: ShortLetter) {
	return (
		<Stationery
			locale={locale}
			title={title}
			opening={<Opening locale={locale}>{preview}</Opening>}
			closing={
				<Closing locale={locale} href={siteUrl}>
					{footer}
				</Closing>
			}
		>
			<Title locale={locale}>{heading}</Title>
			<Lead locale={locale}>{intro}</Lead>
			<Rule />
			<Lead locale={locale}>{body}</Lead>
			<Action href={action.href}>{action.words}</Action>
		</Stationery>
	);
}
