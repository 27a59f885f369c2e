import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { m } from "#i18n/compiled/messages.js";
import { type Locale, pathInLocale } from "#i18n/locales.ts";
import { expectNoTrouble, openBrowser, type TestBrowser, type Visit } from "#tests/browser.ts";
import { startTestApp, type TestApp } from "#tests/start-test-app.ts";
import { expectAccessible } from "./axe.ts";
import { type HomePage, homePage } from "./home-page.ts";
import { smallTargets } from "./page-probes.ts";
import { walkedIn } from "./walked-in.ts";

let app: TestApp;
let without: TestApp;
let browser: TestBrowser;
beforeAll(async () => {
	[app, without, browser] = await Promise.all([
		startTestApp("sqlite"),
		startTestApp("sqlite", { HEARTS: "off" }),
		openBrowser(),
	]);
});
afterAll(async () => {
	await browser.close();
	await Promise.all([app.remove(), without.remove()]);
});

/** Reads the letters of an address, all opened. */
async function read(page: Page, home: HomePage, address: string): Promise<void> {
	await home.open();
	await home.receivedTab.click();
	await home.openInbox(address);
	await home.letters.first().waitFor();
	const seal = home.envelopes.first();
	if (await seal.isVisible()) await seal.click();
	await page.locator('li[data-step="open"]').waitFor();
}

async function visitOf(origin: string, locale: Locale): Promise<{ visit: Visit; page: Page; home: HomePage }> {
	const visit = await browser.visit(origin, { reducedMotion: true });
	return { visit, page: visit.page, home: homePage(visit.page, origin, locale) };
}

describe.each(walkedIn("fr"))("a heart for a letter, in %s", (locale) => {
	it("takes one tap, stays, and is seen on the receipt of whoever wrote it", async () => {
		const address = `jane-${locale}@example.org`;
		const { body } = await app.send({ recipientEmail: address, message: "You are kind." });
		const { visit, page, home } = await visitOf(app.url, locale);
		await page.goto(`${app.url}${pathInLocale("/receipt", locale)}#${body.receipt}`);
		await page.locator(".receipt dl").waitFor();
		expect(await page.getByText(home.say(m.receipt_thanked)).count()).toBe(0);

		await read(page, home, address);
		const heart = home.button(home.say(m.letter_heart));
		expect(await heart.getAttribute("aria-pressed")).toBe("false");
		expect(await page.evaluate(smallTargets)).toEqual([]);
		await heart.click();
		await page.getByRole("status").getByText(home.say(m.letter_heart_given), { exact: true }).waitFor();
		expect(await heart.getAttribute("aria-pressed")).toBe("true");
		await expectAccessible(page, "with a heart");

		await read(page, home, address);
		expect(await heart.getAttribute("aria-pressed")).toBe("true");
		await heart.click();
		expect(visit.requested.filter((path) => path.endsWith("/heart"))).toHaveLength(1);

		await page.goto(`${app.url}${pathInLocale("/receipt", locale)}#${body.receipt}`);
		await page.getByText(home.say(m.receipt_thanked), { exact: true }).waitFor();
		await expectAccessible(page, "receipt with a heart");
		await expectNoTrouble(visit);
		await visit.close();
	});

	it("that does not arrive is not shown as given, and can be given again", async () => {
		const address = `jim-${locale}@example.org`;
		await app.send({ recipientEmail: address, message: "You are kind." });
		const { visit, page, home } = await visitOf(app.url, locale);
		await read(page, home, address);
		const heart = home.button(home.say(m.letter_heart));
		await page.route("**/heart", (route) => route.abort());
		await heart.click();
		await page.getByText(home.say(m.letter_heart_failed), { exact: true }).waitFor();
		expect(await heart.getAttribute("aria-pressed")).toBe("false");
		await page.unroute("**/heart");
		await heart.click();
		await page.getByText(home.say(m.letter_heart_given), { exact: true }).waitFor();
		await expectNoTrouble(visit, { failingRequests: true });
		await visit.close();
	});
});

it("where HEARTS=off, there is none to give", async () => {
	await without.send({ recipientEmail: "jane@example.org", message: "You are kind." });
	const { visit, page, home } = await visitOf(without.url, "en");
	await read(page, home, "jane@example.org");
	await home.button(home.say(m.letter_print)).waitFor();
	expect(await home.button(home.say(m.letter_heart)).count()).toBe(0);
	await expectNoTrouble(visit);
	await visit.close();
});
