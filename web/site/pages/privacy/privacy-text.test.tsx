import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, describe, expect, it } from "vitest";
import { fillFacts, longDayIn } from "#contract/site-facts.ts";
import { setCurrentLocale } from "#i18n/current-locale.ts";
import { barePath, defaultLocale, type Locale, locales, pathInLocale } from "#i18n/locales.ts";
import english from "#i18n/messages/en.json" with { type: "json" };
import { textOfPage } from "#web/site/document/page-modules.ts";
import { page } from "./privacy-page.tsx";
import { type PrivacyText, privacySections } from "./privacy-sections.ts";
import { storedTables } from "./stored-tables.ts";

const drawn = {} as Record<Locale, string>;

beforeAll(() => {
	for (const locale of locales) {
		setCurrentLocale(locale);
		const text = textOfPage("privacy", locale) as PrivacyText;
		drawn[locale] = renderToStaticMarkup(<page.Content locale={locale} text={text} />);
	}
	// Other files share this module.
	setCurrentLocale(defaultLocale);
});

describe("the privacy page", () => {
	it("has the same structure in every language, element by element and link by link", () => {
		const structureOf = (html: string) =>
			[...html.matchAll(/<(\/?[a-z0-9]+)|(?:href|id)="([^"]*)"/g)].map(
				([, tag, value]) => tag ?? barePath(value ?? ""),
			);
		expect(structureOf(drawn.fr)).toEqual(structureOf(drawn.en));
		expect(structureOf(drawn.hi)).toEqual(structureOf(drawn.en));
	});

	describe.each(locales)("in %s", (locale) => {
		it("gives every section and every table an anchor", () => {
			const ids = new Set([...drawn[locale].matchAll(/ id="([^"]*)"/g)].map(([, id]) => id));
			const tables = storedTables(english).map(({ table }) => `fields-${table.replaceAll("_", "-")}`);
			expect([...privacySections, ...tables].filter((id) => !ids.has(id))).toEqual([]);
		});

		it("names what the browser keeps, and the way to us", () => {
			for (const key of ["language", "langSelected", "userLang"]) {
				expect(drawn[locale]).toContain(`<code>${key}</code>`);
			}
			expect(drawn[locale]).toContain(`href="${pathInLocale("/contact", locale)}"`);
		});

		it("bears the day on which it is served", () => {
			const served = fillFacts(drawn[locale], { day: "2026-11-20", [longDayIn(locale)]: "today" });
			expect(served).toContain('<time dateTime="2026-11-20">today</time>');
			expect(drawn[locale]).not.toMatch(/20\d\d/);
		});
	});

	it("is in Hindi without Latin words but for technical terms", () => {
		const words = drawn.hi
			.replaceAll(/⟦.*?⟧/g, "")
			.replaceAll(/<code[^>]*>.*?<\/code>/g, "")
			.replaceAll(/<[^>]*>/g, " ")
			.match(/[A-Za-z][\w-]*/g);
		expect(new Set(words)).toEqual(new Set(["HMAC", "JavaScript", "AES-256-GCM", "HMAC-SHA-256", "argon2id"]));
	});
});
