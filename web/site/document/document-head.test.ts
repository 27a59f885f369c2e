import { describe, expect, test } from "vitest";
import { type Locale, locales } from "#i18n/locales.ts";
import { loadPage } from "#web/site/page-loader.ts";
import type { PageName } from "#web/site/routes.ts";
import { routedPages } from "#web/site/routes.ts";
import { alternatesOf, type DocumentHead, headOf, metaPaths, metaTexts, openGraphAlternates } from "./document-head.ts";

async function headAt(name: PageName, locale: Locale): Promise<DocumentHead> {
	return headOf(name, await loadPage(name, locale), locale);
}

describe("the head of a page", () => {
	test("is worded differently for each page and language", async () => {
		const heads = routedPages.flatMap((page) => locales.map((locale) => headAt(page, locale)));
		const titles = (await Promise.all(heads)).map((head) => head.title);
		// "Contact" is spelt alike in English and French.
		expect(new Set(titles).size).toBe(titles.length - 1);
	});

	test("describes each page in a sentence of its own that search engines show whole", async () => {
		const heads = routedPages.flatMap((page) => locales.map((locale) => headAt(page, locale)));
		const descriptions = (await Promise.all(heads)).map((head) => head.description);
		expect(new Set(descriptions).size).toBe(descriptions.length);
		expect(descriptions.filter(({ length }) => length < 50 || length > 160)).toEqual([]);
	});

	test("names the address in its language", async () => {
		expect((await headAt("privacy", "fr")).canonicalPath).toBe("/fr/privacy");
		expect((await headAt("home", "hi")).canonicalPath).toBe("/in/");
		expect((await headAt("home", "en")).canonicalPath).toBe("/");
	});

	test("names the same page in every language, English by default", async () => {
		expect(alternatesOf(await headAt("faq", "hi"))).toEqual([
			["x-default", "/faq"],
			["en", "/faq"],
			["fr", "/fr/faq"],
			["hi", "/in/faq"],
		]);
	});

	test("fills every text that search engines and previews read", async () => {
		const head = await headAt("contact", "fr");
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

	test("shows beside a shared link the picture lettered in its language", async () => {
		const head = await headAt("faq", "hi");
		expect(Object.fromEntries(metaPaths(head))).toEqual({
			"og:url": "/in/faq",
			"og:image": "/pictures/billet-doux-hi.png",
			"twitter:image": "/pictures/billet-doux-hi.png",
		});
		expect(metaTexts(head).get("og:image:alt")).toContain("मुहर");
	});

	test("keeps unknown addresses out of search engines", async () => {
		expect((await headAt("notFound", "en")).indexed).toBe(false);
		expect(await headAt("notFound", "en")).not.toHaveProperty("canonicalPath");
		expect(alternatesOf(await headAt("notFound", "en"))).toEqual([]);
	});
});
