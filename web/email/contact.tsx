import { Section, Text } from "@react-email/components";
import type { CSSProperties } from "react";
import type { Locale } from "#i18n/locales.ts";
import { type ContactWords, contactWords } from "./contact-words.ts";
import { type EmailWriter, textOf, underlined } from "./email-writer.ts";
import { Closing, Lead, Letter, Opening, Rule, Title } from "./letter-parts.tsx";
import { light, sans, serif } from "./palette.ts";
import { Stationery } from "./stationery.tsx";

/** To support: what somebody wrote in the contact form, as plain text, and who they say they are. */
export const writeContact: EmailWriter = (locale) => {
	const words = contactWords(locale);
	return { subject: words.subject, html: <Contact locale={locale} words={words} />, text: textPart(words) };
};

const message = "{{message}}";
const siteUrl = "{{siteUrl}}";

function Contact({ locale, words }: { readonly locale: Locale; readonly words: ContactWords }) {
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
			<Section>
				{factsOf(words).map(([label, value]) => (
					<Fact key={label} label={label} value={value} />
				))}
			</Section>
			<Rule />
			<Letter>{message}</Letter>
		</Stationery>
	);
}

function Fact({ label, value }: { readonly label: string; readonly value: string }) {
	return (
		<>
			<Text className="ink-soft" style={factLabel}>
				{label}
			</Text>
			<Text dir="auto" className="ink" style={factValue}>
				{value}
			</Text>
		</>
	);
}

function factsOf(words: ContactWords): readonly (readonly [label: string, value: string])[] {
	return [
		[words.name, "{{name}}"],
		[words.address, "{{address}}"],
		[words.topic, "{{subject}}"],
		[words.language, words.languageName],
	];
}

function textPart(words: ContactWords): string {
	return textOf([
		words.preview,
		underlined(words.heading),
		words.intro,
		...factsOf(words).map(([label, value]) => `${label}\n${value}`),
		"* * *",
		message,
		"* * *",
		`${words.siteName}\n${siteUrl}\n${words.footer}`,
	]);
}

const factLabel: CSSProperties = { fontFamily: sans, fontSize: 14, lineHeight: 1.6, color: light.inkSoft, margin: 0 };
const factValue: CSSProperties = {
	fontFamily: serif,
	fontSize: 18,
	lineHeight: 1.6,
	color: light.ink,
	margin: "0 0 14px",
	overflowWrap: "anywhere",
	wordBreak: "break-word",
	whiteSpace: "pre-wrap",
};
