import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type EmailName, emailNames } from "#contract/emails.ts";
import { escapeHtml } from "#contract/escape-html.ts";
import { byLocale, type Locale, locales } from "#i18n/locales.ts";

/** Words and markup of one e-mail in one language; `{{name}}` stands where a value goes. */
export interface EmailTemplate {
	readonly subject: string;
	readonly html: string;
	readonly text: string;
}

/** What goes into a template, by the names of its placeholders. */
export type Values = Readonly<Record<string, string>>;

/** The templates of every e-mail. */
export type EmailTemplates = Readonly<Record<EmailName, Readonly<Record<Locale, EmailTemplate>>>>;

/** A template for every e-mail in every language. */
export function eachTemplate(of: (name: EmailName, locale: Locale) => EmailTemplate): EmailTemplates {
	const all = emailNames.map((name) => [name, byLocale((locale) => of(name, locale))] as const);
	return Object.fromEntries(all) as unknown as EmailTemplates;
}

/**
 * Reads every template, `<dir>/<name>.<locale>.json`, once.
 * @throws when a file is missing or is no template: the web part has not been built.
 */
export async function loadEmailTemplates(dir: string): Promise<EmailTemplates> {
	const byName = emailNames.map(async (name) => {
		const inEach = locales.map(async (locale) => [locale, await loadTemplate(dir, `${name}.${locale}.json`)] as const);
		return [name, Object.fromEntries(await Promise.all(inEach))] as const;
	});
	return Object.fromEntries(await Promise.all(byName)) as unknown as EmailTemplates;
}

async function loadTemplate(dir: string, file: string): Promise<EmailTemplate> {
	const path = join(dir, file);
	try {
		const { subject, html, text } = JSON.parse(await readFile(path, "utf8"));
		if ([subject, html, text].every((part) => typeof part === "string" && part !== "")) return { subject, html, text };
		throw new Error("subject, html and text must be texts");
	} catch (cause) {
		throw new Error(`The e-mail template ${path} cannot be read: the build that renders it has not run.`, { cause });
	}
}

/**
 * Puts values into a template, in one pass: a value that itself looks like a placeholder stays as it is.
 * In the HTML part a value is text, never markup, and its line breaks become `<br>`; in the subject it is one line.
 * @throws when the template asks for a value that is not given.
 */
export function fillTemplate(template: EmailTemplate, values: Values): EmailTemplate {
	return {
		subject: fillSubject(template, values),
		html: fill(template.html, values, asHtml),
		text: fill(template.text, values, asText),
	};
}

/** A template's subject with its values, as one line. */
export function fillSubject({ subject }: Pick<EmailTemplate, "subject">, values: Values): string {
	return fill(subject, values, asOneLine);
}

/** The names of the values that the parts of a template ask for, each once. */
export function placeholdersOf({ html, text }: EmailTemplate): string[] {
	const names = [html, text].flatMap((part) => [...part.matchAll(placeholder)].map(([, name = ""]) => name));
	return [...new Set(names)];
}

/** @throws when there is no value of this name. */
export function givenValue(values: Values, name: string): string {
	const value = Object.hasOwn(values, name) ? values[name] : undefined;
	if (value === undefined) throw new Error(`the template asks for {{${name}}}, which is not given`);
	return value;
}

const placeholder = /\{\{(\w+)\}\}/g;

function fill(pattern: string, values: Values, write: (value: string) => string): string {
	// A function as replacement: `$&` and its kind in a value stay as they are.
	return pattern.replace(placeholder, (_, name: string) => write(givenValue(values, name)));
}

/** A value as the HTML part shows it: text, never markup. */
export function asHtml(value: string): string {
	return escapeHtml(asText(value)).replaceAll("\n", "<br>");
}

function asOneLine(value: string): string {
	return value.replace(/[\p{Cc}\u2028\u2029]+/gu, " ");
}

/** A value as the text part shows it: one kind of line break, and none of the control characters that mail and HTML do not allow. */
export function asText(value: string): string {
	return value.replace(/\r\n?|[\u2028\u2029]/g, "\n").replace(/(?![\n\t])\p{Cc}/gu, "");
}
