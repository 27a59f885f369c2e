import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Locale, locales } from "#i18n/locales.ts";
import type { Email } from "./transport.ts";

/** The e-mails that the build renders. */
const templateNames = ["notification"] as const;
type TemplateName = (typeof templateNames)[number];

/** Words and markup of one e-mail; `{{name}}` stands where a value goes. */
type EmailTemplate = Pick<Email, "subject" | "html" | "text">;

export type EmailTemplates = Readonly<Record<TemplateName, Readonly<Record<Locale, EmailTemplate>>>>;

/**
 * Reads every template, `<dir>/<name>.<locale>.json`, once.
 * @throws when a file is missing or is no template: the web part has not been built.
 */
export async function loadEmailTemplates(dir: string): Promise<EmailTemplates> {
	const byName = templateNames.map(async (name) => {
		const byLocale = locales.map(
			async (locale) => [locale, await loadTemplate(dir, `${name}.${locale}.json`)] as const,
		);
		return [name, Object.fromEntries(await Promise.all(byLocale))] as const;
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
export function fillTemplate(template: EmailTemplate, values: Readonly<Record<string, string>>): EmailTemplate {
	return {
		subject: fill(template.subject, values, asOneLine),
		html: fill(template.html, values, asHtml),
		text: fill(template.text, values, withPlainBreaks),
	};
}

function fill(pattern: string, values: Readonly<Record<string, string>>, write: (value: string) => string): string {
	// A function as replacement: `$&` and its kind in a value stay as they are.
	return pattern.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
		const value = Object.hasOwn(values, name) ? values[name] : undefined;
		if (value === undefined) throw new Error(`the template asks for {{${name}}}, which is not given`);
		return write(value);
	});
}

const entities: Readonly<Record<string, string>> = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	'"': "&quot;",
	"'": "&#39;",
};

function asHtml(value: string): string {
	return withPlainBreaks(value)
		.replace(/[&<>"']/g, (character) => entities[character] ?? "")
		.replaceAll("\n", "<br>");
}

function asOneLine(value: string): string {
	return value.replace(/[\p{Cc}\u2028\u2029]+/gu, " ");
}

/** One kind of line break, and none of the control characters that mail and HTML do not allow. */
function withPlainBreaks(value: string): string {
	return value.replace(/\r\n?|[\u2028\u2029]/g, "\n").replace(/(?![\n\t])\p{Cc}/gu, "");
}
