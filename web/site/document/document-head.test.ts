import { describe, expect, test } from "vitest";
import { type Locale, locales } from "#i18n/locales.ts";
import type { PageName } from "#web/site/routes.ts";
import { routedPages } from "#web/site/routes.ts";
import { alternatesOf, type DocumentHead, headOf, metaPaths, metaTexts, openGraphAlternates } from "./document-head.ts";
import { pageNamed } from "./page-modules.ts";

function headAt(name: PageName, locale: Locale): DocumentHead {
	return headOf(name, pageNamed(name), locale);
}

describe("the head of a page", () => {
	test("is worded differently for each page and language", () => {
		const heads = routedPages.flatMap((page) => locales.map((locale) => headAt(page, locale)));
		const titles = heads.map((head) => head.title);
		// "Contact" is spelt alike in English and French.
		expect(new Set(titles).size).toBe(titles.length - 1);
	});

	test("describes each page in a sentence of its own that search engines show whole", () => {
		const heads = routedPages.flatMap((page) => locales.map((locale) => headAt(page, locale)));
		const descriptions = heads.map((head) => head.description);
		expect(new Set(descriptions).size).toBe(descriptions.length);
		expect(descriptions.filter(({ length }) => length < 50 || length > 160)).toEqual([]);
	});

	test("names the address in its language", () => {
		expect(headAt("privacy", "fr").canonicalPath).toBe("/fr/privacy");
		expect(headAt("home", "hi").canonicalPath).toBe("/in/");
		expect(headAt("home", "en").canonicalPath).toBe("/");
	});

	test("names the same page in every language, English by default", () => {
		expect(alternatesOf(headAt("faq", "hi"))).toEqual([
			["x-default", "/faq"],
			["en", "/faq"],
			["fr", "/fr/faq"],
			["hi", "/in/faq"],
		]);
	});

	test("fills every text that search engines and previews read", () => {
		const head = headAt("contact", "fr");
		expect([...metaTexts(head).keys()]).toEqual([
			"description",
			"og:title",
			"og:description",
			"twitter:title",
			"twitter:description",
			"og:image:alt",
			"twitter:image:alt",
			"og:locale",
		]);
		expect(metaTexts(head).get("og:title")).toBe(head.title);
		expect(metaTexts(head).get("og:locale")).toBe("fr_FR");
		expect(openGraphAlternates(head)).toEqual(["en_US", "hi_IN"]);
	});

	test("shows beside a shared link the picture lettered in its language", () => {
		const head = headAt("faq", "hi");
		expect(Object.fromEntries(metaPaths(head))).toEqual({
			"og:url": "/in/faq",
			"og:image": "/pictures/billet-doux-hi.png",
			"twitter:image": "/pictures/billet-doux-hi.png",
		});
		expect(metaTexts(head).get("og:image:alt")).toContain("मुहर");
	});

	test("keeps unknown addresses out of search engines", () => {
		expect(headAt("not-found", "en").indexed).toBe(false);
		expect(headAt("not-found", "en")).not.toHaveProperty("canonicalPath");
		expect(alternatesOf(headAt("not-found", "en"))).toEqual([]);
	});
});
