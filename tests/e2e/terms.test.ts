import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { m } from "#i18n/compiled/messages.js";
import { type Locale, locales, nativeNameOf, pathInLocale } from "#i18n/locales.ts";
import { expectNoTrouble } from "#tests/browser.ts";
import { expectAccessible } from "./axe.ts";
import { layoutShift, overflow, watchLayoutShifts } from "./page-probes.ts";
import { setUpStage } from "./stage.ts";

const stage = setUpStage();
const desk = { width: 1280, height: 900, reducedMotion: true };

describe("the contents of the terms of use", () => {
	it.each(locales)("lead to their sections and mark the one that was asked for, in %s", async (locale) => {
		const visit = await stage.browser.visit(stage.app.url, { ...desk, beforeScripts: watchLayoutShifts });
		const { page } = visit;
		await open(page, locale);
		for (const number of [5, 12, 9, 1]) {
			await contentsLink(page, number).click();
			expect(new URL(page.url()).hash).toBe(`#section${number}`);
			expect(await inView(page, number)).toBe(true);
			await expectMarked(page, number);
			expect(await contentsLink(page, 1).isVisible()).toBe(true);
		}
		expect(await page.evaluate(layoutShift)).toEqual([]);
		await expectNoTrouble(visit);
		await visit.close();
	});

	it("follow the reader from the first section to the last, and stay in view", async () => {
		const visit = await stage.browser.visit(stage.app.url, desk);
		const { page } = visit;
		await open(page, "en");
		expect(await marked(page)).toEqual([]);
		for (let number = 1; number <= 10; number++) {
			await section(page, number).evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 100));
			await expectMarked(page, number);
			expect(await contents(page).evaluate((list) => list.getBoundingClientRect().top >= 0)).toBe(true);
		}
		await page.evaluate("scrollTo(0, document.documentElement.scrollHeight)");
		await expectMarked(page, 12);
		await page.evaluate("scrollTo(0, 0)");
		await expect.poll(() => marked(page)).toEqual([]);
		await visit.close();
	});

	it("scroll within themselves in a low window, so that the marked entry shows", async () => {
		const visit = await stage.browser.visit(stage.app.url, { ...desk, height: 420 });
		const { page } = visit;
		await open(page, "fr");
		await section(page, 11).evaluate((element) => element.scrollIntoView());
		await expectMarked(page, 11);
		await expect
			.poll(() =>
				contentsLink(page, 11).evaluate((link) => {
					const frame = link.closest("ol")?.getBoundingClientRect();
					const { top, bottom } = link.getBoundingClientRect();
					return frame !== undefined && top >= frame.top - 1 && bottom <= frame.bottom + 1;
				}),
			)
			.toBe(true);
		await visit.close();
	});
});

describe("a link to a section", () => {
	it("leads there when the page is loaded", async () => {
		const visit = await stage.browser.visit(stage.app.url, desk);
		const { page } = visit;
		await page.goto(`${stage.app.url}/fr/cgu#section7`);
		await expectMarked(page, 7);
		expect(await inView(page, 7)).toBe(true);
		await expectNoTrouble(visit);
		await visit.close();
	});

	it("leads there from another page of the site", async () => {
		const visit = await stage.browser.visit(stage.app.url, desk);
		const { page } = visit;
		await page.goto(`${stage.app.url}/fr/faq`);
		await page.evaluate(`location.assign("/fr/cgu#section7")`);
		await page.getByRole("heading", { level: 1, name: m.page_terms_heading({}, { locale: "fr" }) }).waitFor();
		await expectMarked(page, 7);
		expect(await inView(page, 7)).toBe(true);
		await expectNoTrouble(visit);
		await visit.close();
	});

	it("stays in the address when the language is changed", async () => {
		const visit = await stage.browser.visit(stage.app.url, desk);
		const { page } = visit;
		await page.goto(`${stage.app.url}/cgu#section4`);
		await expectMarked(page, 4);
		for (const locale of ["fr", "hi", "en"] as const) {
			await page.getByRole("banner").getByRole("link", { name: nativeNameOf[locale], exact: true }).click();
			await page.getByRole("heading", { level: 1, name: m.page_terms_heading({}, { locale }) }).waitFor();
			const { pathname, hash } = new URL(page.url());
			expect(pathname + hash).toBe(`${pathInLocale("/cgu", locale)}#section4`);
			// By a script, as the next link is given its fragment; the words are there before it.
			await expectMarked(page, 4);
		}
		await expectNoTrouble(visit);
		await visit.close();
	});
});

describe.each(locales)("the terms of use in %s", (locale) => {
	it("can be read without JavaScript, by their contents too", async () => {
		const visit = await stage.browser.visit(stage.app.url, { javaScript: false });
		const { page } = visit;
		await open(page, locale);
		await contentsLink(page, 8).click();
		expect(new URL(page.url()).hash).toBe("#section8");
		expect(await inView(page, 8)).toBe(true);
		expect(await marked(page)).toEqual([]);
		await expectNoTrouble(visit);
		await visit.close();
	});

	it("are accessible with a section marked, and fit where the two columns are narrowest", async () => {
		const visit = await stage.browser.visit(stage.app.url, desk);
		const { page } = visit;
		await open(page, locale);
		await contentsLink(page, 6).click();
		await expectMarked(page, 6);
		await expectAccessible(page, "with a section marked");
		await page.setViewportSize({ width: 1024, height: 700 });
		expect(await page.evaluate(overflow)).toEqual([]);
		await visit.close();
	});
});

async function open(page: Page, locale: Locale): Promise<void> {
	await page.goto(`${stage.app.url}${pathInLocale("/cgu", locale)}`);
	await page.getByRole("heading", { level: 1, name: m.page_terms_heading({}, { locale }) }).waitFor();
}

function contents(page: Page) {
	return page.getByRole("main").getByRole("navigation");
}

function contentsLink(page: Page, number: number) {
	return contents(page)
		.getByRole("link")
		.nth(number - 1);
}

function section(page: Page, number: number) {
	return page.locator(`#section${number}`);
}

/** The targets of the marked entries: one or none. */
function marked(page: Page): Promise<(string | null)[]> {
	return contents(page)
		.locator('[aria-current="true"]')
		.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
}

async function expectMarked(page: Page, number: number): Promise<void> {
	await expect.poll(() => marked(page)).toEqual([`#section${number}`]);
}

/** Whether the head of a section lies within the window. */
function inView(page: Page, number: number): Promise<boolean> {
	return section(page, number)
		.locator("h2")
		.evaluate((head) => {
			const { top, bottom } = head.getBoundingClientRect();
			return top >= 0 && bottom <= innerHeight;
		});
}
