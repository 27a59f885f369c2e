import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { m } from "#i18n/compiled/messages.js";
import { type Locale, nativeNameOf, pathInLocale, prefixOf } from "#i18n/locales.ts";
import { expectNoTrouble } from "#tests/browser.ts";
import { homePage } from "./home-page.ts";
import { setUpStage } from "./stage.ts";

const storageKeys = ["language", "langSelected", "userLang"];

const headOf = {
	"/": [m.page_home_title, m.page_home_description],
	"/faq": [m.page_faq_title, m.page_faq_description],
} as const;

const stage = setUpStage();

describe("changing the language", () => {
	it("keeps the page, and tells who asks", async () => {
		const visit = await stage.browser.visit(stage.app.url, {
			beforeScripts: `window.switchLanguage = (language) =>
				sessionStorage.setItem("told", (sessionStorage.getItem("told") ?? "") + language + " ");`,
		});
		const { page } = visit;
		await page.goto(`${stage.app.url}/faq`);
		await expectHead(page, "/faq", "en");
		for (const locale of ["fr", "hi", "en"] as const) {
			await languageLink(page, locale).click();
			await expectHead(page, "/faq", locale);
			expect(await storedChoice(page)).toEqual([locale, locale, locale]);
		}
		expect(await page.evaluate(() => sessionStorage.getItem("told"))).toBe("fr hi en ");
		await expectNoTrouble(visit);
		await visit.close();
	});

	it("keeps what has been typed, and follows back and forward", async () => {
		const visit = await stage.browser.visit(stage.app.url);
		const { page } = visit;
		const english = homePage(page, stage.app.url, "en");
		await english.open();
		await english.write("jane@example.org", "Half a though");
		for (const locale of ["fr", "hi"] as const) {
			await languageLink(page, locale).click();
			await expectHead(page, "/", locale);
			const home = homePage(page, stage.app.url, locale);
			await expect.poll(() => home.recipient.inputValue()).toBe("jane@example.org");
			expect(await home.message.inputValue()).toBe("Half a though");
		}
		await homePage(page, stage.app.url, "hi").message.pressSequentially("t");
		await page.goBack();
		await expectHead(page, "/", "fr");
		await page.goBack();
		await expectHead(page, "/", "en");
		await expect.poll(() => english.message.inputValue()).toBe("Half a thought");
		await page.goForward();
		await expectHead(page, "/", "fr");
		await expectNoTrouble(visit);
		await visit.close();
	});

	it("keeps the open tab and an unfinished note over a visit to another page", async () => {
		const visit = await stage.browser.visit(stage.app.url);
		const { page } = visit;
		const english = homePage(page, stage.app.url, "en");
		await english.open();
		await english.write("jane@example.org", "Half a thought");
		await english.receivedTab.click();
		await languageLink(page, "fr").click();
		const french = homePage(page, stage.app.url, "fr");
		await expectHead(page, "/", "fr");
		await expect.poll(() => french.receivedTab.getAttribute("aria-selected")).toBe("true");
		await page
			.getByRole("contentinfo")
			.getByRole("link", { name: french.say(m.footer_faq), exact: true })
			.click();
		await expectHead(page, "/faq", "fr");
		await page.getByRole("link", { name: french.say(m.site_home_link), exact: true }).click();
		await expectHead(page, "/", "fr");
		await expect.poll(() => french.message.inputValue()).toBe("Half a thought");
		await expectNoTrouble(visit);
		await visit.close();
	});

	it("keeps query and fragment, also in a new tab", async () => {
		const visit = await stage.browser.visit(stage.app.url);
		const { page } = visit;
		const tail = "?from=a%20friend&x=1#content";
		await page.goto(`${stage.app.url}/fr/faq${tail}`);
		await languageLink(page, "hi").click();
		await page.waitForURL(`${stage.app.url}/in/faq${tail}`);
		const [tab] = await Promise.all([
			page.context().waitForEvent("page"),
			languageLink(page, "en").click({ modifiers: ["ControlOrMeta"] }),
		]);
		await tab.waitForURL(`${stage.app.url}/faq${tail}`);
		expect(new URL(page.url()).pathname).toBe("/in/faq");
		await expectNoTrouble(visit);
		await visit.close();
	});

	it("goes on when the global function fails, and does not repeat what it has done", async () => {
		const visit = await stage.browser.visit(stage.app.url, {
			beforeScripts: `window.switchLanguage = (language) => {
				if (language === "fr") throw new Error("not in French");
				history.pushState(null, "", "/in/faq");
			};`,
		});
		const { page } = visit;
		await page.goto(`${stage.app.url}/faq`);
		const length = () => page.evaluate(() => history.length);
		const atFirst = await length();
		await languageLink(page, "fr").click();
		await expectHead(page, "/faq", "fr");
		await languageLink(page, "hi").click();
		await expectHead(page, "/faq", "hi");
		expect(await length()).toBe(atFirst + 2);
		expect(await storedChoice(page)).toEqual(["hi", "hi", "hi"]);
		expect((await visit.trouble()).pageErrors).toEqual(["not in French"]);
		await visit.close();
	});

	it("to the language already shown adds nothing to the history", async () => {
		const visit = await stage.browser.visit(stage.app.url);
		const { page } = visit;
		await page.goto(`${stage.app.url}/fr/faq?x=1`);
		const atFirst = await page.evaluate(() => history.length);
		await languageLink(page, "fr").click();
		expect(await storedChoice(page)).toEqual(["fr", "fr", "fr"]);
		expect(await page.evaluate(() => history.length)).toBe(atFirst);
		await visit.close();
	});

	it("stays on this site, whatever the address looks like", async () => {
		const visit = await stage.browser.visit(stage.app.url);
		for (const path of ["//evil.example", "/fr//evil.example", "/in/%5Cevil.example"]) {
			await visit.page.goto(`${stage.app.url}${path}`);
			const hosts = await visit.page
				.getByRole("banner")
				.getByRole("link")
				.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).origin));
			expect(new Set(hosts), path).toEqual(new Set([stage.app.url]));
		}
		await visit.close();
	});

	it("works where the browser keeps nothing", async () => {
		const visit = await stage.browser.visit(stage.app.url, {
			beforeScripts: `Object.defineProperty(window, "localStorage", {
				get() { throw new DOMException("denied", "SecurityError"); },
			})`,
		});
		await visit.page.goto(stage.app.url);
		await languageLink(visit.page, "hi").click();
		await expectHead(visit.page, "/", "hi");
		await expectNoTrouble(visit);
		await visit.close();
	});
});

function languageLink(page: Page, locale: Locale) {
	return page.getByRole("banner").getByRole("link", { name: nativeNameOf[locale], exact: true });
}

/** Waits for the address, and expects `<html lang>`, title, the texts and the picture to say the same. */
async function expectHead(page: Page, bare: keyof typeof headOf, locale: Locale): Promise<void> {
	const [title, description] = headOf[bare].map((words) => words({}, { locale }));
	await page.waitForURL((url) => url.pathname === pathInLocale(bare, locale));
	await expect.poll(() => page.title()).toBe(title);
	expect(await page.locator("html").getAttribute("lang")).toBe(locale);
	const contents = await page
		.locator("meta[name], meta[property]")
		.evaluateAll((tags) =>
			tags.map((tag) => [tag.getAttribute("name") ?? tag.getAttribute("property"), tag.getAttribute("content")]),
		);
	expect(Object.fromEntries(contents)).toMatchObject({
		description,
		"og:title": title,
		"og:description": description,
		"twitter:title": title,
		"twitter:description": description,
		"og:image": expect.stringMatching(new RegExp(`^http://[^/]+/pictures/billet-doux-${locale}\\.png$`)),
		"twitter:image": expect.stringContaining(`/pictures/billet-doux-${locale}.png`),
		"og:image:alt": m.site_picture_alt({}, { locale }),
	});
	expect(await page.locator('link[rel="manifest"]').getAttribute("href")).toBe(
		`${prefixOf[locale]}/manifest.webmanifest`,
	);
	expect(await languageLink(page, locale).getAttribute("aria-current")).toBe("true");
}

function storedChoice(page: Page): Promise<unknown> {
	return page.evaluate((keys) => keys.map((key) => localStorage.getItem(key)), storageKeys);
}
