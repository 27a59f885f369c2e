import { describe, expect, it } from "vitest";
import { m } from "#i18n/compiled/messages.js";
import { expectNoTrouble } from "#tests/browser.ts";
import { expectFocused, homePage, kindWords } from "./home-page.ts";
import { layoutShift, watchLayoutShifts } from "./page-probes.ts";
import { setUpStage } from "./stage.ts";

const stage = setUpStage();

describe("an unfinished note", () => {
	it("outlives a reload without moving anything, and is gone once it is sent", async () => {
		const visit = await stage.browser.visit(stage.app.url, { reducedMotion: true, beforeScripts: watchLayoutShifts });
		const { page } = visit;
		const home = homePage(page, stage.app.url, "en");
		const text = `${kindWords.en}\n`.repeat(8).trim();
		await home.open();
		await home.write("jane@example.org", text);
		await page.reload();
		await home.counter([...text].length).waitFor();
		expect([await home.recipient.inputValue(), await home.message.inputValue()]).toEqual(["jane@example.org", text]);
		expect(await page.evaluate(layoutShift)).toEqual([]);
		await home.message.fill(kindWords.en);
		await home.send.click();
		await expectFocused(home.heading(home.say(m.outcome_sent_title)));
		await page.reload();
		await home.counter(0).waitFor();
		expect([await home.recipient.inputValue(), await home.message.inputValue()]).toEqual(["", ""]);
		expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
		await expectNoTrouble(visit);
		await visit.close();
	});

	it("can be written and sent where the browser keeps nothing", async () => {
		const visit = await stage.browser.visit(stage.app.url, {
			reducedMotion: true,
			beforeScripts: `Object.defineProperty(window, "sessionStorage", {
				get() { throw new DOMException("denied", "SecurityError"); },
			})`,
		});
		const home = homePage(visit.page, stage.app.url, "en");
		await home.open();
		await home.write("jim@example.org", kindWords.en);
		await home.send.click();
		await expectFocused(home.heading(home.say(m.outcome_sent_title)));
		await expectNoTrouble(visit);
		await visit.close();
	});
});
