import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { m } from "#i18n/compiled/messages.js";
import { expectNoTrouble, type PageOptions } from "#tests/browser.ts";
import { expectAccessible } from "./axe.ts";
import { expectFocused, expectRefused, homePage, kindWords } from "./home-page.ts";
import { overflow } from "./page-probes.ts";
import { setUpStage } from "./stage.ts";
import { sizes } from "./still-page.ts";

const stage = setUpStage();

const answers = {
	sent: { success: true, status: "approved", emailSent: true },
	saved: { success: true, status: "approved", emailSent: false },
	held: { success: false, status: "held", reason: "—" },
	rejected: { success: false, status: "rejected", category: "meeting", reason: "—", spans: [{ start: 0, end: 4 }] },
} as const;

/** A page with a letter in the form, and what plays its sealing at hand; its answer comes when the test says so. */
async function written(options: PageOptions = {}) {
	const visit = await stage.browser.visit(stage.app.url, options);
	const { page } = visit;
	const home = homePage(page, stage.app.url, "en");
	const answer = Promise.withResolvers<object>();
	await page.route("**/api/messages", async (route) => route.fulfill({ json: await answer.promise }));
	await home.open();
	await home.write("jane@example.org", kindWords.en);
	await page.waitForLoadState("networkidle");
	await expect.poll(() => visit.requested.some(isSealingCode)).toBe(!options.reducedMotion);
	return { visit, page, home, answer };
}

function isSealingCode(path: string): boolean {
	return /\/sealing-moment-.*\.js$/.test(path);
}

/** Lets animations take so many times longer, so that a busy machine comes in time to what is in their midst. */
async function slowDown(page: Page, times: number): Promise<void> {
	const session = await page.context().newCDPSession(page);
	await session.send("Animation.enable");
	await session.send("Animation.setPlaybackRate", { playbackRate: 1 / times });
}

/** The animations of the moment, which share one clock; all are stopped and set to an instant (ms) where one is given. */
function moment(page: Page, at?: number): Promise<{ end: number; time: number; properties: string[] }[]> {
	return page.evaluate((time) => {
		const all = document.getAnimations().filter(({ id }) => id === "sealing");
		for (const animation of all) {
			if (time === undefined) continue;
			animation.pause();
			animation.currentTime = time;
		}
		const plain = ["offset", "computedOffset", "easing", "composite"];
		return all.map(({ effect, currentTime }) => ({
			end: Number(effect?.getComputedTiming().endTime),
			time: Number(currentTime),
			properties: (effect as KeyframeEffect)
				.getKeyframes()
				.flatMap((frame) => Object.keys(frame).filter((name) => !plain.includes(name))),
		}));
	}, at);
}

const seal = ".sealing .wax-seal";

function opacityOf(page: Page, selector: string): Promise<number> {
	return page.locator(selector).evaluate((element) => Number(getComputedStyle(element).opacity));
}

describe.each(sizes)("the sealing of a letter, on %s", (_, size) => {
	it("moves by transform and opacity, for 1.6 s, from the very words as they stood", async () => {
		const { visit, page, home, answer } = await written(size);
		await slowDown(page, 20);
		await home.send.scrollIntoViewIfNeeded();
		const before = await home.message.boundingBox();
		await home.send.click();
		await page.locator(".sealing").waitFor();
		const animations = await moment(page, 0);
		expect(animations.length).toBeGreaterThan(8);
		expect(Math.max(...animations.map(({ end }) => end))).toBeLessThanOrEqual(1_600);
		for (const { properties } of animations) {
			expect(properties.filter((name) => name !== "transform" && name !== "opacity")).toEqual([]);
		}
		// The three parts of the sheet show the words thrice, each its third.
		const words = page.locator(".sealing-middle .sealing-words").filter({ hasText: "Your smile" });
		expect(await words.textContent()).toBe(kindWords.en);
		const now = await words.boundingBox();
		expect(Math.abs((now?.width ?? 0) - (before?.width ?? 0))).toBeLessThan(1);
		expect(Math.abs((now?.x ?? 0) - (before?.x ?? 0))).toBeLessThan(1);
		for (const at of [200, 500, 760, 1_000, 1_300, 1_590]) {
			await moment(page, at);
			expect(await page.evaluate(overflow), `at ${at}`).toEqual([]);
		}
		answer.resolve(answers.sent);
		await page.keyboard.press("Shift");
		await expectFocused(home.heading(home.say(m.outcome_sent_title)));
		await expectNoTrouble(visit);
		await visit.close();
	});
});

describe("the end of the sealing", () => {
	it("waits, sealed, for an answer that takes longer, and says that the letter is being sent", async () => {
		const { visit, page, home, answer } = await written();
		await home.send.click();
		await page.locator(".sending[data-waiting=true]").waitFor();
		expect(await opacityOf(page, seal)).toBe(1);
		expect(await opacityOf(page, ".sealing .postmark")).toBe(0);
		await page.getByRole("status").getByText(home.say(m.home_send_sending)).waitFor();
		answer.resolve(answers.sent);
		await expectFocused(home.heading(home.say(m.outcome_sent_title)));
		await visit.close();
	});

	it.each([
		["saved", m.outcome_saved_title],
		["held", m.outcome_held_title],
	] as const)("%s: the envelope stays, and has no postmark", async (kind, title) => {
		const { visit, page, home, answer } = await written();
		answer.resolve(answers[kind]);
		await home.send.click();
		await expectFocused(home.heading(home.say(title)));
		expect(await page.locator(".taken .addressed-envelope").count()).toBe(1);
		expect(await page.locator(".taken .postmark").count()).toBe(0);
		await visit.close();
	});

	it("refused in time: no wax is ever seen, and the letter is back", async () => {
		const { visit, page, home, answer } = await written();
		await slowDown(page, 10);
		await page.evaluate((selector) => {
			const seen: number[] = [];
			const look = () => {
				const wax = document.querySelector(selector);
				if (wax !== null) seen.push(Number(getComputedStyle(wax).opacity));
				requestAnimationFrame(look);
			};
			look();
			Object.assign(window, { seen });
		}, seal);
		answer.resolve(answers.rejected);
		await home.send.click();
		await expectRefused(home);
		const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
		expect(seen.length).toBeGreaterThan(0);
		expect(Math.max(...seen)).toBe(0);
		expect(await home.message.inputValue()).toBe(kindWords.en);
		await visit.close();
	});

	it("refused late: the wax comes off, and the letter is back", async () => {
		const { visit, page, home, answer } = await written();
		await home.send.click();
		await page.locator(".sending[data-waiting=true]").waitFor();
		answer.resolve(answers.rejected);
		await expectRefused(home);
		expect(await page.locator(".sealing").count()).toBe(0);
		expect(await home.message.inputValue()).toBe(kindWords.en);
		await visit.close();
	});
});

describe("whoever does not want to see it", () => {
	it.each([
		["a key", (page: Page) => page.keyboard.press("a")],
		["a tap", (page: Page) => page.mouse.click(5, 5)],
	])("ends it with %s: sealed at once, and the outcome as soon as it is known", async (_, skip) => {
		const { visit, page, home, answer } = await written();
		await slowDown(page, 20);
		await home.send.click();
		await page.locator(".sealing").waitFor();
		// Stopped, it would never come to its end by itself.
		await moment(page, 50);
		await skip(page);
		await page.locator(".sending[data-waiting=true]").waitFor();
		answer.resolve(answers.sent);
		await expectFocused(home.heading(home.say(m.outcome_sent_title)));
		await visit.close();
	});

	it("sees none under reduced motion, and its code is not fetched", async () => {
		const { visit, page, home, answer } = await written({ reducedMotion: true });
		await home.send.click();
		await page.getByText(home.say(m.home_send_sending)).waitFor();
		expect(await page.locator(".sealing").count()).toBe(0);
		expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
		answer.resolve(answers.sent);
		await expectFocused(home.heading(home.say(m.outcome_sent_title)));
		await expectNoTrouble(visit);
		await visit.close();
	});

	it("gets the outcome where the code of the moment cannot be had", async () => {
		const visit = await stage.browser.visit(stage.app.url);
		const home = homePage(visit.page, stage.app.url, "en");
		await visit.page.route("**/sealing-moment-*.js", (route) => route.abort("failed"));
		await home.open();
		await home.write("jim@example.org", kindWords.en);
		await visit.page.waitForLoadState("networkidle");
		await home.send.click();
		await expectFocused(home.heading(home.say(m.outcome_sent_title)));
		expect((await visit.trouble()).pageErrors).toEqual([]);
		await visit.close();
	});
});

describe("what is left of a letter that was sent", () => {
	it("is a postmark of today, and its words, until another is begun", async () => {
		const { visit, page, home, answer } = await written({ reducedMotion: true });
		answer.resolve(answers.sent);
		await home.send.click();
		await expectFocused(home.heading(home.say(m.outcome_sent_title)));
		expect(await page.evaluate(() => sessionStorage.length + localStorage.length)).toBe(0);
		const { day, year } = await page.evaluate(() => ({
			day: new Date().toLocaleDateString("en-US", { day: "numeric", month: "short" }),
			year: String(new Date().getFullYear()),
		}));
		expect(await page.locator(".taken .postmark span").allTextContents()).toEqual([day, year]);
		await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
		await home.button(home.say(m.outcome_copy)).click();
		await home.button(home.say(m.outcome_copy_done)).waitFor();
		expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(kindWords.en);
		await home.button(home.say(m.outcome_write_another)).click();
		expect(await page.locator("body").textContent()).not.toContain("Your smile is the best");
		await visit.close();
	});

	it("is shown to be copied by hand where the browser refuses", async () => {
		const { visit, page, home, answer } = await written({
			reducedMotion: true,
			beforeScripts: `navigator.clipboard.writeText = () => Promise.reject(new DOMException("no", "NotAllowedError"))`,
		});
		answer.resolve(answers.sent);
		await home.send.click();
		await home.button(home.say(m.outcome_copy)).click();
		await page.getByText(home.say(m.outcome_copy_refused)).waitFor();
		expect(await page.locator(".copy-by-hand blockquote").textContent()).toBe(kindWords.en);
		await expectAccessible(page, "copied by hand");
		await expectNoTrouble(visit);
		await visit.close();
	});
});
