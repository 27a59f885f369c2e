import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { type Locale, localeOfPath } from "#i18n/locales.ts";
import { readCatalogue } from "#i18n/read-catalogue.ts";

/** A text and where it comes from: a key of the catalogue, or a page as the build writes it. */
export type ShownText = readonly [place: string, text: string];

const pages = resolve(import.meta.dirname, "../../dist/public");

/**
 * All that is shown in a language: its catalogue, which holds the words of e-mails, errors and the administration, too, and
 * each piece of text between two tags of its pages, without code and without what is filled in when a page is served.
 */
export function shownTexts(locale: Locale): readonly ShownText[] {
	const paths = globSync("**/*.html", { cwd: pages }).filter((path) => localeOfFile(path) === locale);
	return [...Object.entries(readCatalogue(locale)), ...paths.flatMap(textsOfPage)];
}

/** `fr/faq/index.html`, or `filled/stop.fr.html`. */
function localeOfFile(path: string): Locale {
	const [, ending] = /\.(\w\w)\.html$/.exec(path) ?? [];
	return localeOfPath(`/${ending ?? path}`);
}

function textsOfPage(path: string): ShownText[] {
	const html = readFileSync(resolve(pages, path), "utf8")
		.replaceAll(/<(script|style|svg|code|head|kbd|samp)\b.*?<\/\1>/gs, "…")
		.replaceAll(/⟦.*?⟧/g, "");
	const texts = html.split(/<(?!\/?(?:a|b|em|i|strong|span|abbr|time|bdi|wbr|small)\b)[^>]*>/);
	return texts.flatMap((each) => {
		const text = withoutMarkup(each).trim();
		return text === "" ? [] : [[path, text] as const];
	});
}

const named: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: "\u00a0" };

function withoutMarkup(html: string): string {
	return html
		.replaceAll(/<[^>]*>/g, "")
		.replaceAll(/&#x([0-9a-f]+);/gi, (_all, digits) => String.fromCodePoint(Number.parseInt(digits, 16)))
		.replaceAll(/&(\w+);/g, (all, name) => named[name] ?? all);
}
