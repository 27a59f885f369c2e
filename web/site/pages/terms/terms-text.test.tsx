import { createHash } from "node:crypto";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { refusalCategories } from "#contract/refusal-categories.ts";
import { byLocale, type Locale, locales } from "#i18n/locales.ts";
import { textOfPage } from "#web/site/document/page-modules.ts";
import { TermsSections } from "./terms-sections.tsx";
import { allowedKinds, forbiddenKinds, sectionIds, type TermsText, wordedOn } from "./terms-text.ts";

const texts = byLocale((locale) => textOfPage("terms", locale) as TermsText);

/** The sections as they are drawn: id, and what lies in it. */
function drawnSections(locale: Locale) {
	const html = renderToStaticMarkup(<TermsSections text={texts[locale]} />);
	return [...html.matchAll(/<section id="([^"]*)"[^>]*>(.*?)<\/section>/gs)].map(([, id, inside = ""]) => ({
		id,
		inside,
	}));
}

function sectionHtml(locale: Locale, id: string): string {
	return drawnSections(locale).find((section) => section.id === id)?.inside ?? "";
}

/** How many items each list of a section has. */
function listLengths(html: string, list: "ol" | "ul"): number[] {
	const lists = html.matchAll(new RegExp(`<${list}>(.*?)</${list}>`, "gs"));
	return [...lists].map(([, items = ""]) => items.split("<li>").length - 1);
}

describe.each(locales)("the terms of use in %s", (locale) => {
	it("have twelve sections, section1 to section12, each with a title and words of its own", () => {
		const sections = drawnSections(locale);
		expect(sections.map(({ id }) => id)).toEqual(Array.from({ length: 12 }, (_, index) => `section${index + 1}`));
		for (const { id, inside } of sections)
			expect([id, inside]).toEqual([id, expect.stringMatching(/<h2>.+<p>.+<\/p>/s)]);
		expect(new Set(sectionIds.map((id) => texts[locale].titles[id])).size).toBe(12);
	});

	it("put the rules of use in an introduction and five points", () => {
		const html = sectionHtml(locale, "section4");
		expect(html).toContain(`<p>${texts[locale].rules.intro}</p>`);
		expect(listLengths(html, "ol")).toEqual([5]);
		expect(new Set(texts[locale].rules.points).size).toBe(5);
	});

	it("list the five kinds of content that are allowed and the seven that are forbidden", () => {
		const { allowed, forbidden } = texts[locale].content;
		const html = sectionHtml(locale, "section5");
		expect(listLengths(html, "ul")).toEqual([5, 7]);
		const kinds = [...allowedKinds.map((kind) => allowed[kind]), ...forbiddenKinds.map((kind) => forbidden[kind])];
		for (const kind of kinds) expect(html).toContain(`<li>${kind}</li>`);
		expect(new Set(kinds).size).toBe(12);
	});

	it("say when they were last changed, from what age one may write, and when a parent must agree", () => {
		expect(texts[locale].updated).toMatch(/September 2025|septembre 2025|सितंबर 2025/);
		expect(texts[locale].worded.split("{day}").length).toBe(2);
		expect(sectionHtml(locale, "section9")).toMatch(/13.*18/s);
	});
});

it("the day on which the words last changed is that of these words", () => {
	const words = locales.map((locale) => renderToStaticMarkup(<TermsSections text={texts[locale]} />));
	const fingerprint = createHash("sha256").update(words.join("\n")).digest("hex").slice(0, 16);
	// Whoever changes a word of the terms puts the day of the change and its fingerprint here, and the day into terms-text.ts.
	expect([wordedOn, fingerprint]).toEqual(["2026-11-28", "2d92edf5359fd101"]);
});

it("the forbidden kinds are the rules of the moderator, but for texts it cannot read", () => {
	expect(new Set([...forbiddenKinds, "unreadable"])).toEqual(new Set(refusalCategories));
});
