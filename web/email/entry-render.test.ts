import { beforeAll, describe, expect, it } from "vitest";
import { type Locale, locales } from "#i18n/locales.ts";
import { renderEmails } from "./entry-render.tsx";

let emails: Awaited<ReturnType<typeof renderEmails>>;

beforeAll(async () => {
	emails = await renderEmails();
});

function email(locale: Locale) {
	const found = emails.find((candidate) => candidate.locale === locale);
	if (found === undefined) throw new Error(`no e-mail in ${locale}`);
	return found;
}

describe("the notification", () => {
	it("is there in every language, each with its own words", () => {
		expect(emails.map(({ name, locale }) => `${name}.${locale}`)).toEqual(
			locales.map((locale) => `notification.${locale}`),
		);
		expect(new Set(emails.map(({ subject }) => subject)).size).toBe(locales.length);
	});

	describe.each(locales)("in %s", (locale) => {
		it("names its language and both colour schemes", () => {
			const { html } = email(locale);
			expect(html).toContain(`lang="${locale}"`);
			expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
		});

		it("leaves exactly the places that the server fills", () => {
			const { subject, html, text } = email(locale);
			const places = (part: string) => [...new Set(part.match(/\{\{\w+\}\}/g))].toSorted();
			expect(places(subject)).toEqual([]);
			expect(places(html)).toEqual(["{{note}}", "{{readUrl}}"]);
			expect(places(text)).toEqual(["{{note}}", "{{readUrl}}"]);
			expect(html.match(/\{\{note\}\}/g)).toHaveLength(1);
		});

		it("links to the service only and loads nothing", () => {
			const { html } = email(locale);
			const addresses = [...html.matchAll(/\s(?:href|src|background|action)="([^"]*)"/g)].map(([, address]) => address);
			expect(new Set(addresses)).toEqual(new Set(["{{readUrl}}"]));
			expect(html).not.toMatch(/<(?:img|script|link|iframe|object|form)\b|url\(|@import|@font-face/i);
		});

		it("says the same words in both parts", () => {
			const { html, text } = email(locale);
			const shown = html
				.replace(/<head>.*<\/head>|<!--.*?-->|<td[^>]*aria-hidden.*?<\/td>/gs, "")
				.replace(/<[^>]+>/g, " ");
			expect(words(shown)).toEqual(words(text.replace("{{readUrl}}", "")));
		});

		it("has styles that arrive as they were written", () => {
			const [, css = ""] = /<style>(.*?)<\/style>/s.exec(email(locale).html) ?? [];
			expect(css).toContain("prefers-color-scheme: dark");
			expect(css).not.toMatch(/&\w+;/);
		});
	});
});

function words(text: string): string[] {
	return text.replaceAll("&#x27;", "'").match(/[\p{L}\p{M}\p{N}{}]+/gu) ?? [];
}
