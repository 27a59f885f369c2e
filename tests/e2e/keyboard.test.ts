import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { m } from "#i18n/compiled/messages.js";
import { locales } from "#i18n/locales.ts";
import { expectNoTrouble } from "#tests/browser.ts";
import { expectFocused, homePage } from "./home-page.ts";
import { setUpStage } from "./stage.ts";

const stage = setUpStage();

describe("with the keyboard alone", () => {
	it.each(locales)("a note is written, sent and read, the focus always in sight (%s)", async (locale) => {
		const visit = await stage.browser.visit(stage.app.url, { reducedMotion: true });
		const { page } = visit;
		const home = homePage(page, stage.app.url, locale);
		const address = `keys-${locale}@example.org`;
		await home.open();

		await page.keyboard.press("Tab");
		await expectFocused(page.getByRole("link", { name: home.say(m.site_skip_to_content) }));
		await tabTo(page, home.sendTab);
		await page.keyboard.press("Tab");
		await expectFocused(home.recipient);
		await page.keyboard.type(address);
		await page.keyboard.press("Tab");
		await expectFocused(home.message);
		await page.keyboard.insertText("You are kind.");
		await page.keyboard.press("Enter");
		await page.keyboard.insertText("Truly.");
		await tabTo(page, home.send);
		await page.keyboard.press("Enter");
		await expectFocused(home.heading(home.say(m.outcome_sent_title)));

		await tabTo(page, home.sendTab, "Shift+Tab");
		await page.keyboard.press("ArrowRight");
		await expectFocused(home.receivedTab);
		expect(await home.receivedTab.getAttribute("aria-selected")).toBe("true");
		await page.keyboard.press("Home");
		await expectFocused(home.sendTab);
		await page.keyboard.press("ArrowLeft");
		await expectFocused(home.receivedTab);
		await page.keyboard.press("Tab");
		await expectFocused(home.inboxAddress);
		await page.keyboard.type(address);
		await page.keyboard.press("Enter");
		await home.letters.first().waitFor();
		expect(await home.letters.getByRole("paragraph").allTextContents()).toEqual(["You are kind.\nTruly."]);
		await expectNoTrouble(visit);
		await visit.close();
	});

	it("Enter in the address line does not send an unwritten note", async () => {
		const visit = await stage.browser.visit(stage.app.url);
		const home = homePage(visit.page, stage.app.url, "en");
		await home.open();
		await home.recipient.fill("jane@example.org");
		await home.recipient.press("Enter");
		expect(visit.requested.filter((path) => path.startsWith("/api/"))).toEqual([]);
		await visit.close();
	});

	it("the skip link leads past the letterhead", async () => {
		const visit = await stage.browser.visit(stage.app.url);
		const home = homePage(visit.page, stage.app.url, "en");
		await home.open();
		await visit.page.keyboard.press("Tab");
		await visit.page.keyboard.press("Enter");
		await visit.page.keyboard.press("Tab");
		await expectFocused(home.sendTab);
		await visit.close();
	});
});

describe("the hearts behind the page", () => {
	const hearts = ".hearts[aria-hidden=true] > svg[aria-hidden=true]";

	it("are fifteen, drift on the compositor, and are hidden from screen readers", async () => {
		const visit = await stage.browser.visit(stage.app.url);
		await visit.page.goto(stage.app.url);
		expect(await visit.page.locator(hearts).count()).toBe(15);
		const moved = await visit.page.locator(hearts).evaluateAll((elements) =>
			elements.map((element) =>
				element
					.getAnimations()
					.flatMap((animation) => (animation.effect as KeyframeEffect).getKeyframes())
					.flatMap((keyframe) => Object.keys(keyframe))
					.filter((name) => !["offset", "computedOffset", "easing", "composite"].includes(name)),
			),
		);
		for (const properties of moved) expect(new Set(properties)).toEqual(new Set(["transform", "opacity"]));
		await visit.close();
	});

	it("lie still for whoever asks for less motion, and so does the note being sent", async () => {
		const visit = await stage.browser.visit(stage.app.url, { reducedMotion: true });
		const home = homePage(visit.page, stage.app.url, "en");
		await home.open();
		const places = () =>
			visit.page.locator(hearts).evaluateAll((elements) =>
				elements.map((element) => {
					const { x, y } = element.getBoundingClientRect();
					return [x, y];
				}),
			);
		const before = await places();
		expect(before).toHaveLength(15);
		const answer = Promise.withResolvers<void>();
		await visit.page.route("**/api/messages", async (route) => {
			await answer.promise;
			await route.continue();
		});
		await home.write("calm@example.org", "You are kind.");
		await home.send.click();
		await visit.page.getByText(home.say(m.home_send_sending)).waitFor();
		await visit.page.waitForTimeout(300);
		expect(await places()).toEqual(before);
		expect(await visit.page.evaluate(runningAnimations)).toEqual([]);
		answer.resolve();
		await expectFocused(home.heading(home.say(m.outcome_sent_title)));
		await visit.close();
	});
});

/** What moves, but for what is over before an eye can follow it. */
const runningAnimations = `document.getAnimations()
	.filter((animation) => animation.playState === "running" && animation.effect.getComputedTiming().duration > 1)
	.map((animation) => (animation.animationName ?? animation.transitionProperty) + " on " + animation.effect.target?.className)`;

/** Presses Tab until the focus is there; it must be visible at every stop. */
async function tabTo(page: Page, target: Locator, key = "Tab"): Promise<void> {
	for (let stop = 0; stop < 20; stop++) {
		await page.keyboard.press(key);
		const { outlineWidth, name } = await page.locator(":focus").evaluate((element) => ({
			outlineWidth: getComputedStyle(element).outlineStyle === "none" ? "0px" : getComputedStyle(element).outlineWidth,
			name: element.outerHTML.slice(0, 80),
		}));
		expect(Number.parseFloat(outlineWidth), name).toBeGreaterThanOrEqual(2);
		if (await target.evaluate((element) => element === document.activeElement)) return;
	}
	throw new Error(`${target} was not reached`);
}
