import { type EmailName, emails } from "#contract/emails.ts";
import type { Stationery } from "#contract/stationery.ts";
import { m } from "#i18n/compiled/messages.js";
import type { Locale } from "#i18n/locales.ts";
import { type EmailTemplate, type EmailTemplates, eachTemplate, fillTemplate, type Values } from "./email-template.ts";

/** What stands in an e-mail that shows how it looks: no note of anybody. */
export function exampleValues(name: EmailName, locale: Locale): Values {
	const examples = Object.entries<Example>(emails[name].examples);
	return Object.fromEntries(
		examples.map(([placeholder, example]) => [
			placeholder,
			typeof example === "string" ? example : m[example.key]({}, { locale }),
		]),
	);
}

type ExampleOf<Name extends EmailName> = (typeof emails)[Name]["examples"][keyof (typeof emails)[Name]["examples"]];
type Example = string | Extract<{ [Name in EmailName]: ExampleOf<Name> }[EmailName], object>;

type Constants = (locale: Locale, look: Stationery) => Values;

/** Fills e-mails with example values, as they would be sent but for their headers. */
export function createEmailExamples(templates: EmailTemplates, constants: Constants) {
	return (name: EmailName, locale: Locale): EmailTemplate =>
		fillTemplate(templates[name][locale], { ...constants(locale, {}), ...exampleValues(name, locale) });
}

/** The HTML of the e-mail that brings a note, on each paper and in each ink; where the note goes is nothing. */
export function createEmptyLetters(templates: EmailTemplates, constants: Constants) {
	return (locale: Locale, look: Stationery): string =>
		fillTemplate(templates.notification[locale], { ...constants(locale, look), note: "" }).html;
}

/** Every e-mail with TEST in its subject, and `{{testMark}}` above its words. */
export function markedAsTests(templates: EmailTemplates): EmailTemplates {
	return eachTemplate((name, locale) => markedAsTest(templates[name][locale]));
}

/** The mark's own colours stand in light and dark. */
const markStyle =
	"margin:0;padding:14px 18px;background-color:#2B1D1A;color:#FFFDF9;font-family:sans-serif;font-size:15px;line-height:1.6";

function markedAsTest({ subject, html, text }: EmailTemplate): EmailTemplate {
	return {
		subject: `[TEST] ${subject}`,
		html: html.replace(/<body[^>]*>/, (body) => `${body}<p dir="auto" style="${markStyle}">{{testMark}}</p>`),
		text: `{{testMark}}\n\n* * *\n\n${text}`,
	};
}

/** The words of the mark: that it is a test, and the names that somebody wanted to see in it. */
export function testMark(
	locale: Locale,
	names: { readonly recipientName: string; readonly senderHint: string },
): string {
	const [name, hint] = [names.recipientName.trim(), names.senderHint.trim()];
	return [
		m.email_test_mark({}, { locale }),
		...(name === "" ? [] : [m.email_test_recipient({ name }, { locale })]),
		...(hint === "" ? [] : [m.email_test_sender({ hint }, { locale })]),
	].join("\n");
}
