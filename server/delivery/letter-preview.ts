import type { FastifyInstance } from "fastify";
import { looks, type Stationery } from "#contract/stationery.ts";
import { type Locale, locales } from "#i18n/locales.ts";
import { constantFile, type StaticFile } from "#server/http/static-files.ts";
import { serveFile } from "#server/http/static-pages.ts";
import { strictEmailHtml } from "./strict-email-html.ts";

/**
 * The e-mail that a note would come in, for a frame of the page on which it is written: that page writes the words into
 * it, so none leaves the browser. No script runs in it, and its links lead nowhere.
 */
export function registerLetterPreview(
	app: FastifyInstance,
	showEmptyLetter: (locale: Locale, look: Stationery) => string,
	fontFaces: string,
): void {
	for (const locale of locales) {
		for (const look of looks) {
			let file: StaticFile | undefined;
			serveFile(app, `/email-preview/${locale}/${look.paper}/${look.ink}`, () => {
				file ??= previewOf(showEmptyLetter(locale, look), fontFaces);
				return file;
			});
		}
	}
}

function previewOf(letter: string, fontFaces: string): StaticFile {
	// The page around it reaches into a document of its own origin only.
	const { html, policy } = strictEmailHtml(withoutAddresses(letter), { sandbox: "allow-same-origin", fontFaces });
	return constantFile(html, {
		"content-type": "text/html; charset=utf-8",
		"content-security-policy": policy,
		"cache-control": "no-cache",
		"x-robots-tag": "noindex",
	});
}

function withoutAddresses(html: string): string {
	return html.replace(/(<a\b[^>]*?)\shref="[^"]*"/g, "$1");
}
