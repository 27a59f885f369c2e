import { Section, Text } from "@react-email/components";
import type { CSSProperties } from "react";
import { m } from "#i18n/compiled/messages.js";
import { type Locale, nativeNameOf } from "#i18n/locales.ts";
import { light, sans, serif } from "#web/email/email-palette.ts";
import { type EmailWriter, signed, textOf, underlined } from "#web/email/email-writer.ts";
import { Closing, Lead, Letter, Opening, Rule, Title } from "#web/email/letter-parts.tsx";
import { Stationery } from "#web/email/stationery.tsx";

/** To support: what somebody wrote in the contact form, as plain text, and who they say they are. */
export const writeEmail: EmailWriter = (locale) => ({
	subject: m.email_contact_subject({ subject: "{{subject}}" }, { locale }),
	html: <Contact locale={locale} />,
	text: textPart(locale),
});

const message = "{{message}}";
const siteUrl = "{{siteUrl}}";

function Contact({ locale }: { readonly locale: Locale }) {
	return (
		<Stationery
			locale={locale}
			title={m.email_contact_heading({}, { locale })}
			opening={<Opening locale={locale}>{m.email_contact_preview({}, { locale })}</Opening>}
			closing={
				<Closing locale={locale} href={siteUrl}>
					{m.email_contact_footer({}, { locale })}
				</Closing>
			}
		>
			<Title locale={locale}>{m.email_contact_heading({}, { locale })}</Title>
			<Lead locale={locale}>{m.email_contact_intro({}, { locale })}</Lead>
			<Rule />
			<Section>
				{factsOf(locale).map(([label, value]) => (
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

function factsOf(locale: Locale): readonly (readonly [label: string, value: string])[] {
	return [
		[m.email_contact_name({}, { locale }), "{{name}}"],
		[m.email_contact_address({}, { locale }), "{{address}}"],
		[m.email_contact_topic({}, { locale }), "{{subject}}"],
		[m.email_contact_language({}, { locale }), nativeNameOf[locale]],
	];
}

function textPart(locale: Locale): string {
	return textOf([
		m.email_contact_preview({}, { locale }),
		underlined(m.email_contact_heading({}, { locale })),
		m.email_contact_intro({}, { locale }),
		...factsOf(locale).map(([label, value]) => `${label}\n${value}`),
		"* * *",
		message,
		"* * *",
		signed(locale, siteUrl, m.email_contact_footer({}, { locale })),
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
