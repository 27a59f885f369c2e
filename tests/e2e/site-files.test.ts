import { describe, expect, it } from "vitest";
import { m } from "#i18n/compiled/messages.js";
import { locales, pathInLocale, prefixOf } from "#i18n/locales.ts";
import { expectNoTrouble } from "#tests/browser.ts";
import { pathOfPage } from "#web/site/routes.ts";
import { setUpStage } from "./stage.ts";

const stage = setUpStage();

/** A receipt is for whoever has its link. */
const foundPaths = Object.values(pathOfPage).filter((path) => path !== pathOfPage.receipt);

interface SitemapEntry {
	readonly path: string;
	/** Paths by hreflang. */
	readonly alternates: Readonly<Record<string, string>>;
}

/** Reads the sitemap as a browser's XML parser does, which takes nothing ill-formed. */
const readSitemap = `fetch("/sitemap.xml").then((answer) => answer.text()).then((text) => {
	const xml = new DOMParser().parseFromString(text, "application/xml");
	if (xml.querySelector("parsererror") !== null) throw new Error(xml.documentElement.textContent);
	const sitemap = "http://www.sitemaps.org/schemas/sitemap/0.9";
	const pathOf = (url) => new URL(url).pathname;
	return [...xml.getElementsByTagNameNS(sitemap, "url")].map((entry) => ({
		path: pathOf(entry.getElementsByTagNameNS(sitemap, "loc")[0].textContent),
		alternates: Object.fromEntries(
			[...entry.getElementsByTagNameNS("http://www.w3.org/1999/xhtml", "link")].map((link) => [
				link.getAttribute("hreflang"),
				pathOf(link.getAttribute("href")),
			]),
		),
	}));
})`;

describe("the sitemap", () => {
	it("lists every page that may be found, in every language, each with all its languages", async () => {
		const { page, close } = await stage.browser.visit(stage.app.url);
		await page.goto(stage.app.url);
		const entries = await page.evaluate<readonly SitemapEntry[]>(readSitemap);
		const expected = foundPaths.flatMap((bare) => {
			const translations = locales.map((locale) => [locale, pathInLocale(bare, locale)] as const);
			const alternates = { "x-default": bare, ...Object.fromEntries(translations) };
			return translations.map(([, path]) => ({ path, alternates }));
		});
		const byPath = (a: SitemapEntry, b: SitemapEntry) => (a.path < b.path ? -1 : 1);
		expect(entries.toSorted(byPath)).toEqual(expected.toSorted(byPath));
		await close();
	});

	it("names only pages that are there and say the same address of themselves", async () => {
		const { page, close } = await stage.browser.visit(stage.app.url);
		await page.goto(stage.app.url);
		for (const { path } of await page.evaluate<readonly SitemapEntry[]>(readSitemap)) {
			const answer = await page.goto(`${stage.app.url}${path}`);
			expect(answer?.status(), path).toBe(200);
			const canonical = await page.locator('link[rel="canonical"]').getAttribute("href");
			expect(new URL(canonical ?? "").pathname).toBe(path);
			expect(await page.locator('meta[name="robots"]').count(), path).toBe(0);
		}
		await close();
	});
});

describe("the web manifest", () => {
	it.each(locales)("is one that Chromium takes, in %s, with icons of the sizes it says", async (locale) => {
		const visit = await stage.browser.visit(stage.app.url);
		const { page } = visit;
		await page.goto(`${stage.app.url}${pathInLocale("/faq", locale)}`);
		const session = await page.context().newCDPSession(page);
		const { url, errors, data } = await session.send("Page.getAppManifest");
		expect(errors).toEqual([]);
		expect(new URL(url).pathname).toBe(`${prefixOf[locale]}/manifest.webmanifest`);
		const manifest = JSON.parse(data ?? "{}");
		expect(manifest).toMatchObject({
			name: "Billet-doux",
			short_name: "Billet-doux",
			description: m.page_home_description({}, { locale }),
			lang: locale,
			start_url: pathInLocale("/", locale),
			scope: "/",
		});
		for (const { src, sizes } of manifest.icons) {
			const natural = await page.evaluate(naturalSize(src));
			if (sizes !== "any") expect(natural, src).toBe(sizes);
		}
		await expectNoTrouble(visit);
		await visit.close();
	});
});

/** Loads a picture; fails if it is none. */
function naturalSize(src: string): string {
	return `(async () => {
		const image = new Image();
		image.src = ${JSON.stringify(src)};
		await image.decode();
		return image.naturalWidth + "x" + image.naturalHeight;
	})()`;
}

describe("on paper", () => {
	it.each(["light", "dark"] as const)(
		"a page is black on white, without what only a screen can use (%s)",
		async (colorScheme) => {
			const visit = await stage.browser.visit(stage.app.url, { colorScheme });
			const { page } = visit;
			await page.emulateMedia({ media: "print", colorScheme });
			await page.goto(stage.app.url);
			const colours = await page.evaluate(`(({ backgroundColor, color }) => [backgroundColor, color])(
			getComputedStyle(document.documentElement))`);
			expect(colours).toEqual(["rgb(255, 255, 255)", "rgb(0, 0, 0)"]);
			expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
			expect(await page.getByRole("banner").getByText("Billet-doux").isVisible()).toBe(true);
			for (const screenOnly of [".language-switch", ".site-footer", ".skip-link", ".hearts", ".folder-tabs"]) {
				expect(await page.locator(screenOnly).count(), screenOnly).toBe(1);
				expect(await page.locator(screenOnly).isVisible(), screenOnly).toBe(false);
			}
			await visit.close();
		},
	);
});
