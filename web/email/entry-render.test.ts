import { beforeAll, describe, expect, it } from "vitest";
import { type Locale, locales } from "#i18n/locales.ts";
import { renderEmails } from "./entry-render.tsx";

/** What the server fills: its values once in each part, the service's addresses wherever they stand. */
const placesOf = {
	notification: { values: ["{{note}}"], links: ["{{readUrl}}"], subject: [] },
	confirmation: { values: [], links: ["{{faqUrl}}", "{{siteUrl}}"], subject: [] },
	contact: {
		values: ["{{address}}", "{{message}}", "{{name}}", "{{subject}}"],
		links: ["{{siteUrl}}"],
		subject: ["{{subject}}"],
	},
	moderation: { values: ["{{count}}"], links: ["{{adminUrl}}", "{{siteUrl}}"], subject: ["{{count}}"] },
} as const;
type Name = keyof typeof placesOf;
const names = ["notification", "confirmation", "contact", "moderation"] as const satisfies readonly Name[];

let emails: Awaited<ReturnType<typeof renderEmails>>;

beforeAll(async () => {
	emails = await renderEmails();
});

function email(name: Name, locale: Locale) {
	const found = emails.find((candidate) => candidate.name === name && candidate.locale === locale);
	if (found === undefined) throw new Error(`no ${name} in ${locale}`);
	return found;
}

describe("the e-mails", () => {
	it("are there in every language, each with its own words", () => {
		expect(emails.map(({ name, locale }) => `${name}.${locale}`)).toEqual(
			names.flatMap((name) => locales.map((locale) => `${name}.${locale}`)),
		);
		expect(new Set(emails.map(({ subject }) => subject)).size).toBe(emails.length);
	});

	describe.each(names.flatMap((name) => locales.map((locale) => [name, locale] as const)))(
		"%s in %s",
		(name, locale) => {
			const { values, links, subject: inSubject } = placesOf[name];

			it("names its language and both colour schemes", () => {
				const { html } = email(name, locale);
				expect(html).toContain(`lang="${locale}"`);
				expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
			});

			it("leaves exactly the places that the server fills", () => {
				const { subject, html, text } = email(name, locale);
				expect(places(subject)).toEqual(inSubject);
				expect(unique(places(html))).toEqual([...values, ...links].toSorted());
				expect(unique(places(text))).toEqual([...values, ...links].toSorted());
				for (const part of [html, text]) {
					expect(
						places(part)
							.filter((place) => !links.some((link) => link === place))
							.toSorted(),
					).toEqual(values);
				}
			});

			it("puts no value into markup, links to the service only and loads nothing", () => {
				const { html } = email(name, locale);
				const addresses = [...html.matchAll(/\s(?:href|src|background|action)="([^"]*)"/g)].map(
					([, address]) => address,
				);
				expect(unique(addresses)).toEqual(links);
				const tags = (html.match(/<[^>]*>/g) ?? []).join("");
				expect(unique(places(tags))).toEqual(links);
				expect(html).not.toMatch(/<(?:img|script|link|iframe|object|form)\b|url\(|@import|@font-face|mailto:/i);
			});

			it("says the same words in both parts", () => {
				const { html, text } = email(name, locale);
				const shown = html
					.replace(/<head>.*<\/head>|<!--.*?-->|<td[^>]*aria-hidden.*?<\/td>/gs, "")
					.replace(/<[^>]+>/g, " ");
				expect(words(shown)).toEqual(words(links.reduce<string>((left, link) => left.replaceAll(link, ""), text)));
			});

			it("has styles that arrive as they were written", () => {
				const [, css = ""] = /<style>(.*?)<\/style>/s.exec(email(name, locale).html) ?? [];
				expect(css).toContain("prefers-color-scheme: dark");
				expect(css).not.toMatch(/&\w+;/);
			});
		},
	);
});

function places(part: string): string[] {
	return part.match(/\{\{\w+\}\}/g) ?? [];
}

function unique<T>(items: readonly T[]): T[] {
	return [...new Set(items)].toSorted();
}

function words(text: string): string[] {
	return text.replaceAll("&#x27;", "'").match(/[\p{L}\p{M}\p{N}{}]+/gu) ?? [];
}
