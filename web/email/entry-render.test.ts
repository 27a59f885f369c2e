import { beforeAll, describe, expect, it } from "vitest";
import { type EmailName, emailNames, emails } from "#contract/emails.ts";
import * as stationery from "#contract/stationery.ts";
import { type Locale, locales } from "#i18n/locales.ts";
import { renderEmails, renderStationery } from "./entry-render.tsx";

interface Places {
	/** The service's addresses, wherever they stand; what makes one a link for its reader alone is a value. */
	readonly links: readonly string[];
	/** What the service knows of itself. */
	readonly facts?: readonly string[];
	readonly subject: readonly string[];
}

/** What the server fills, beside the values, which stand once in each part. */
const placesOf: Readonly<Record<EmailName, Places>> = {
	notification: {
		links: ["{{ownDataUrl}}", "{{readUrl}}", "{{reportUrl}}", "{{stopUrl}}"],
		facts: ["{{keptDays}}"],
		subject: [],
	},
	confirmation: { links: ["{{faqUrl}}", "{{siteUrl}}"], subject: [] },
	contact: { links: ["{{siteUrl}}"], subject: ["{{subject}}"] },
	access: { links: ["{{siteUrl}}", "{{yoursUrl}}#{{token}}"], subject: [] },
	health: { links: ["{{adminUrl}}#settings/health", "{{siteUrl}}"], subject: [] },
	recovery: { links: ["{{adminUrl}}#settings/health", "{{siteUrl}}"], subject: [] },
	moderation: { links: ["{{adminUrl}}", "{{siteUrl}}"], subject: ["{{count}}"] },
};

/** The places for the colours of a letter's paper and ink. */
const { papers, inks } = renderStationery();
const colourPlaces = Object.keys({ ...papers.ivory, ...inks.sepia }).map((name) => `{{${name}}}`);

let rendered: Awaited<ReturnType<typeof renderEmails>>;

beforeAll(async () => {
	rendered = await renderEmails();
});

function email(name: EmailName, locale: Locale) {
	const found = rendered.find((candidate) => candidate.name === name && candidate.locale === locale);
	if (found === undefined) throw new Error(`no ${name} in ${locale}`);
	return found;
}

describe("the e-mails", () => {
	it("are there in every language, each with its own words", () => {
		expect(rendered.map(({ name, locale }) => `${name}.${locale}`)).toEqual(
			emailNames.flatMap((name) => locales.map((locale) => `${name}.${locale}`)),
		);
		expect(new Set(rendered.map(({ subject }) => subject)).size).toBe(rendered.length);
	});

	describe.each(emailNames.flatMap((name) => locales.map((locale) => [name, locale] as const)))(
		"%s in %s",
		(name, locale) => {
			const { links, facts = [], subject: inSubject } = placesOf[name];
			const values = Object.keys(emails[name].examples)
				.map((value) => `{{${value}}}`)
				.concat(facts)
				.toSorted();

			it("names its language and both colour schemes", () => {
				const { html } = email(name, locale);
				expect(html).toContain(`lang="${locale}"`);
				expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
			});

			it("leaves exactly the places that the server fills", () => {
				const { subject, html, text } = email(name, locale);
				expect(places(subject)).toEqual(inSubject);
				const inHtml = unique([...values, ...places(links.join())]);
				expect(unique(places(html)).filter((place) => !colourPlaces.includes(place))).toEqual(inHtml);
				expect(unique(places(text))).toEqual(unique([...values, ...places(links.join())]));
				for (const part of [html, text]) {
					expect(
						places(part)
							.filter((place) => values.includes(place))
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
				const inTags = places(tags).filter((place) => !colourPlaces.includes(place));
				expect(unique(inTags)).toEqual(unique(places(links.join())));
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

describe("the colours of papers and inks", () => {
	it("are there for each, by the names that the letter has places for, and nothing but colours", () => {
		for (const locale of locales) {
			const { html } = email("notification", locale);
			expect(colourPlaces.filter((place) => !html.includes(place))).toEqual([]);
		}
		const names = (colours: object) => Object.keys(colours);
		for (const paper of stationery.papers) expect(names(papers[paper])).toEqual(names(papers.ivory));
		for (const ink of stationery.inks) expect(names(inks[ink])).toEqual(names(inks.sepia));
		const all = [...Object.values(papers), ...Object.values(inks)].flatMap((colours) => Object.values(colours));
		for (const colour of all) expect(colour).toMatch(/^#[\dA-F]{6}$/);
	});
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
