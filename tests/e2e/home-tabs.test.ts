import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { m } from "#i18n/compiled/messages.js";
import { locales, pathInLocale } from "#i18n/locales.ts";
import { expectNoTrouble } from "#tests/browser.ts";
import { homePage, speaker } from "./home-page.ts";
import { layoutShift, watchLayoutShifts } from "./page-probes.ts";
import { setUpStage } from "./stage.ts";

const stage = setUpStage();

function headline(page: Page, words: string): Locator {
	return page.getByRole("heading", { level: 1, name: words, exact: true });
}

describe("the tabs of the home page", () => {
	it("are gone through by back and forward, with what was written and looked up in them", async () => {
		const visit = await stage.browser.visit(stage.app.url, { reducedMotion: true });
		const { page } = visit;
		const home = homePage(page, stage.app.url, "en");
		await stage.app.send({ recipientEmail: "jane@example.org", message: "You are kind." });
		await page.goto(`${stage.app.url}/faq`);
		await home.open();
		await home.write("jim@example.org", "Half a thought");
		await home.receivedTab.click();
		await home.openInbox("jane@example.org");
		await home.letters.first().waitFor();

		await page.goBack();
		await home.message.waitFor();
		expect(page.url()).toBe(`${stage.app.url}/`);
		expect(await home.sendTab.getAttribute("aria-selected")).toBe("true");
		expect(await home.message.inputValue()).toBe("Half a thought");
		await page.goForward();
		await home.letters.first().waitFor();
		expect(page.url()).toBe(`${stage.app.url}/#received`);
		expect(await home.inboxAddress.inputValue()).toBe("jane@example.org");
		await page.goBack();
		await home.message.waitFor();
		await page.goBack();
		await expect.poll(() => page.url()).toBe(`${stage.app.url}/faq`);
		await expectNoTrouble(visit);
		await visit.close();
	});

	it("leave no step behind where the open one is chosen again", async () => {
		const visit = await stage.browser.visit(stage.app.url);
		const home = homePage(visit.page, stage.app.url, "en");
		await home.open();
		await home.receivedTab.click();
		await home.inboxAddress.waitFor();
		const steps = await visit.page.evaluate(() => history.length);
		await home.receivedTab.click();
		expect(await visit.page.evaluate(() => history.length)).toBe(steps);
		await visit.close();
	});
});

describe.each(locales)("the headline, in %s", (locale) => {
	const say = speaker(locale);
	const cases = [
		["", say(m.home_heading)],
		["#received", say(m.home_received_heading)],
		["#letter", say(m.home_letter_heading)],
	] as const;

	it.each([true, false])("is that of whoever writes, looks or was written to (JavaScript: %s)", async (javaScript) => {
		for (const [fragment, words] of cases) {
			const visit = await stage.browser.visit(stage.app.url, { javaScript, beforeScripts: watchLayoutShifts });
			const { page } = visit;
			await page.goto(`${stage.app.url}${pathInLocale("/", locale)}${fragment}`);
			await headline(page, words).waitFor();
			expect(await page.evaluate("scrollY")).toBe(0);
			if (javaScript) expect(await page.evaluate(layoutShift)).toEqual([]);
			await expectNoTrouble(visit);
			await visit.close();
		}
	});

	it("follows the tab, and moves nothing", async () => {
		const visit = await stage.browser.visit(stage.app.url);
		const { page } = visit;
		const home = homePage(page, stage.app.url, locale);
		await page.goto(`${stage.app.url}${pathInLocale("/", locale)}#letter`);
		await home.inboxAddress.waitFor();
		const place = await home.receivedTab.boundingBox();
		await home.sendTab.click();
		await headline(page, say(m.home_heading)).waitFor();
		await home.receivedTab.click();
		await headline(page, say(m.home_received_heading)).waitFor();
		expect(await home.receivedTab.boundingBox()).toEqual(place);
		await page.goBack();
		await page.goBack();
		await headline(page, say(m.home_letter_heading)).waitFor();
		await visit.close();
	});
});
