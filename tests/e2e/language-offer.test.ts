import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { m } from "#i18n/compiled/messages.js";
import { intlTagOf, type Locale, pathInLocale } from "#i18n/locales.ts";
import { expectNoTrouble, type PageOptions, type Visit } from "#tests/browser.ts";
import { expectFocused, homePage, speaker } from "./home-page.ts";
import { layoutShift, overflow, smallTargets, watchLayoutShifts } from "./page-probes.ts";
import { setUpStage } from "./stage.ts";

const stage = setUpStage();

const offered: readonly Locale[] = ["fr", "hi"];

describe.each(offered)("a first visit to the English home page with a browser in %s", (locale) => {
	const say = speaker(locale);

	it.each([
		["a phone", { width: 360, height: 740 }],
		["a narrow phone", { width: 320, height: 568 }],
		["a desk", { width: 1280, height: 900 }],
	])("offers that language in its own words on %s, and moves nothing", async (_, size) => {
		const visit = await arrive({ ...size, language: intlTagOf[locale], beforeScripts: watchLayoutShifts });
		const { page } = visit;
		const bar = offerIn(page, locale);
		await bar.waitFor();
		expect(new URL(page.url()).pathname).toBe("/");
		expect(await bar.getAttribute("lang")).toBe(locale);
		expect(await bar.locator("xpath=..").getAttribute("aria-live")).toBe("polite");
		await bar.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
		for (const probe of [layoutShift, overflow, smallTargets]) expect(await page.evaluate(probe)).toEqual([]);
		expect(visit.requested.filter((path) => path.includes("devanagari-400"))).toEqual([]);
		// Scrolled to its end, the page shows its last line above the bar.
		await page.evaluate("scrollTo(0, document.documentElement.scrollHeight)");
		const lastLine = await page.getByText(m.footer_age({}, { locale: "en" })).boundingBox();
		const top = (await bar.boundingBox())?.y ?? 0;
		expect((lastLine?.y ?? 0) + (lastLine?.height ?? 0)).toBeLessThanOrEqual(top);
		await page.emulateMedia({ media: "print" });
		expect(await bar.isVisible()).toBe(false);
		await expectNoTrouble(visit);
		await visit.close();
	});

	it("taken up: the same page in that language, what was typed is kept, and the choice remembered", async () => {
		const visit = await arrive({ language: intlTagOf[locale] });
		const { page } = visit;
		await homePage(page, stage.app.url, "en").message.fill("Half a thought");
		await offerIn(page, locale)
			.getByRole("link", { name: say(m.language_offer_accept) })
			.click();
		await page.waitForURL(`${stage.app.url}${pathInLocale("/", locale)}`);
		await page.getByRole("heading", { level: 1, name: say(m.home_heading) }).waitFor();
		await expect.poll(() => homePage(page, stage.app.url, locale).message.inputValue()).toBe("Half a thought");
		expect(await stored(page)).toEqual([locale, locale, locale]);
		await expectNoOffer(page);
		await visit.close();
	});

	it("declined: it does not come back", async () => {
		const visit = await arrive({ language: intlTagOf[locale] });
		const { page } = visit;
		await offerIn(page, locale)
			.getByRole("button", { name: say(m.language_offer_decline) })
			.click();
		await expectNoOffer(page);
		expect(await stored(page)).toEqual(["en", "en", "en"]);
		await page.reload();
		await expectNoOffer(page);
		expect(new URL(page.url()).pathname).toBe("/");
		await visit.close();
	});

	it("is reached and left with the keyboard", async () => {
		const visit = await arrive({ language: intlTagOf[locale] });
		const { page } = visit;
		await offerIn(page, locale).waitFor();
		for (const _ of ["skip link", "offer"]) await page.keyboard.press("Tab");
		await expectFocused(page.getByRole("link", { name: say(m.language_offer_accept) }));
		await page.keyboard.press("Tab");
		await expectFocused(page.getByRole("button", { name: say(m.language_offer_decline) }));
		await page.keyboard.press("Escape");
		await expectNoOffer(page);
		expect(await stored(page)).toEqual(["en", "en", "en"]);
		await page.keyboard.press("Tab");
		await expectFocused(page.getByRole("link", { name: m.site_home_link({}, { locale: "en" }) }));
		await visit.close();
	});
});

describe("the offer of another language", () => {
	it.each(["language", "langSelected", "userLang"])("follows what was chosen earlier, under %s", async (key) => {
		const visit = await arrive({ beforeScripts: `localStorage.setItem("${key}", "hi")` });
		await offerIn(visit.page, "hi").waitFor();
		await visit.close();
	});

	it("passes over rubbish that somebody stored", async () => {
		const visit = await arrive({
			language: "fr-FR",
			beforeScripts: `localStorage.setItem("language", "<img src=x>"); localStorage.setItem("userLang", "[object Object]")`,
		});
		await offerIn(visit.page, "fr").waitFor();
		await expectNoTrouble(visit);
		await visit.close();
	});

	it("can be declined where the browser keeps nothing", async () => {
		const visit = await arrive({
			language: "fr-FR",
			beforeScripts: `Object.defineProperty(window, "localStorage", { get() { throw new DOMException("denied", "SecurityError"); } })`,
		});
		const { page } = visit;
		await offerIn(page, "fr").getByRole("button").click();
		await expectNoOffer(page);
		await expectNoTrouble(visit);
		await visit.close();
	});

	it("is made neither on another page nor to an English browser", async () => {
		const french = await stage.browser.visit(stage.app.url, { language: "fr-FR" });
		for (const path of ["/fr/", "/in/", "/faq", "/no-such-page"]) {
			await french.page.goto(`${stage.app.url}${path}`);
			await expectNoOffer(french.page);
		}
		await french.close();
		const english = await arrive({ language: "en-GB" });
		await expectNoOffer(english.page);
		await english.close();
	});

	it("is inert in the page as it is served", async () => {
		const html = await (await fetch(stage.app.url, { headers: { "accept-language": "fr" } })).text();
		const shown = html.replaceAll(/<template.*?<\/template>/gs, "");
		for (const locale of offered) expect(shown).not.toContain(m.language_offer_text({}, { locale }));
	});
});

async function arrive(options: PageOptions): Promise<Visit> {
	const visit = await stage.browser.visit(stage.app.url, options);
	await visit.page.goto(stage.app.url);
	return visit;
}

function offerIn(page: Page, locale: Locale) {
	return page.getByRole("region").filter({ hasText: m.language_offer_text({}, { locale }) });
}

/** Nothing is offered, once the page is idle: the offer's code would have come by then. */
async function expectNoOffer(page: Page): Promise<void> {
	await page.waitForLoadState("networkidle");
	expect(await page.locator(".offer-bar").count()).toBe(0);
}

function stored(page: Page): Promise<unknown> {
	return page.evaluate(() => ["language", "langSelected", "userLang"].map((key) => localStorage.getItem(key)));
}
