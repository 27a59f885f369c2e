import { expect, test } from "vitest";
import type { Locale } from "#i18n/locales.ts";
import { everyPageName, type PageName } from "#web/site/routes.ts";
import { pageNamed, textOfPage } from "./page-modules.ts";

test("every page of the routes is found by its name", () => {
	for (const name of everyPageName) expect(pageNamed(name)).toHaveProperty("Content");
});

test("a page that is missing is said where to be written", () => {
	expect(() => pageNamed("news" as PageName)).toThrow(
		'The page "news" is missing: write web/site/pages/news/news-page.tsx',
	);
});

test("a text that is missing in one language is said where to be written", () => {
	expect(() => textOfPage("faq", "eo" as Locale)).toThrow(
		/^The text of the page "faq" is missing in "eo": write web\/site\/pages\/faq\/faq-text\.eo\.tsx/,
	);
});

test("a page may have no long text", () => {
	expect(textOfPage("contact", "en")).toBeUndefined();
});
