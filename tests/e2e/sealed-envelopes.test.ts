import type { Page } from "playwright-core";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { m } from "#i18n/compiled/messages.js";
import { intlTagOf, type Locale } from "#i18n/locales.ts";
import { expectNoTrouble, type PageOptions, type Visit } from "#tests/browser.ts";
import { expectAccessible } from "./axe.ts";
import { expectFocused, type HomePage, homePage } from "./home-page.ts";
import { layoutShift, overflow, smallTargets, watchLayoutShifts } from "./page-probes.ts";
import { setUpStage } from "./stage.ts";
import { walkedIn } from "./walked-in.ts";

const stage = setUpStage();

const address = "jane@example.org";
const long = Array.from({ length: 12 }, () => "Your smile is the best part of my mornings, and of my evenings.").join(
	"\n\n",
);
const newestFirst = [
	{ message: "You make me laugh.", paper: "rose", ink: "blue" },
	{ message: long },
	{ message: "तुम्हारी मुस्कान मेरी सुबह रोशन कर देती है।", paper: "kraft", ink: "wine" },
];
beforeAll(async () => {
	for (const note of newestFirst.toReversed()) {
		const { body } = await stage.app.send({ recipientEmail: address, ...note });
		expect(body.status).toBe("approved");
	}
});

let visit: Visit;
let page: Page;
let home: HomePage;
/** Looks the letters up in a browser of its own. */
async function lookUp(options: PageOptions = {}, locale: Locale = "en"): Promise<void> {
	visit = await stage.browser.visit(stage.app.url, { language: intlTagOf[locale], ...options });
	page = visit.page;
	home = homePage(page, stage.app.url, locale);
	await again();
}

async function again(): Promise<void> {
	await home.open();
	await home.receivedTab.click();
	await home.openInbox(address);
	await home.letters.nth(2).waitFor();
}

/** Which letters lie open, from the newest. */
const steps = () => page.locator(".letters > li").evaluateAll((all) => all.map((one) => one.dataset.step));

const keptInBrowser = () => page.evaluate(() => ({ ...localStorage }));

afterEach(async () => {
	await expectNoTrouble(visit);
	await visit.close();
});

describe.each(walkedIn("hi"))("received letters, in %s", (locale) => {
	it("lie sealed, named by number and day; one that is opened stays open in this browser until it is to forget", async () => {
		await lookUp({ reducedMotion: true }, locale);
		const day = new Intl.DateTimeFormat(intlTagOf[locale], { dateStyle: "long" }).format(new Date());
		const names = await home.envelopes.evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
		expect(names).toEqual([3, 2, 1].map((number) => home.say(m.inbox_open_letter, { number, date: day })));
		await expectAccessible(page, "sealed");
		expect(await page.evaluate(smallTargets)).toEqual([]);

		await home.button(names[1] ?? "").click();
		await expectFocused(home.heading(home.say(m.inbox_letter_title, { number: 2 })));
		expect(await steps()).toEqual(["sealed", "open", "sealed"]);
		await expectAccessible(page, "one open");

		await again();
		expect(await steps()).toEqual(["sealed", "open", "sealed"]);
		const kept = await keptInBrowser();
		expect(Object.keys(kept)).toContain("opened-letters");
		expect(kept["opened-letters"]).toMatch(/^[0-9a-z]{1,7}$/);

		await home.button(home.say(m.inbox_forget)).click();
		await expectFocused(home.envelopes.first());
		expect(await steps()).toEqual(["sealed", "sealed", "sealed"]);
		expect(Object.keys(await keptInBrowser())).not.toContain("opened-letters");
	});

	it("are all opened with one button", async () => {
		await lookUp({ reducedMotion: true, width: 320 }, locale);
		expect(await page.evaluate(overflow)).toEqual([]);
		await home.openAll.click();
		await expectFocused(home.heading(home.say(m.inbox_letter_title, { number: 3 })));
		expect(await steps()).toEqual(["open", "open", "open"]);
		expect(await page.evaluate(overflow)).toEqual([]);
		expect(await page.evaluate(smallTargets)).toEqual([]);
		await expectAccessible(page, "all open");
	});
});

describe("a seal keeps nobody from reading", () => {
	beforeEach(() => lookUp());

	it("screen readers find the words under it", async () => {
		const tree = await page.getByRole("region", { name: home.say(m.inbox_heading, { address }) }).ariaSnapshot();
		const places = newestFirst.map(({ message }) => tree.indexOf(message.split("\n")[0] ?? ""));
		expect(places.every((place) => place > 0)).toBe(true);
		expect(places).toEqual(places.toSorted((a, b) => a - b));
		expect(await steps()).toEqual(["sealed", "sealed", "sealed"]);
	});

	it("whoever goes past it by the keyboard sees the letter, at once", async () => {
		await home.envelopes.first().focus();
		await page.keyboard.press("Tab");
		expect(await steps()).toEqual(["open", "sealed", "sealed"]);
		expect(await openings()).toEqual([]);
		const focused = page.locator(".received-letter :focus");
		expect(await focused.evaluate((element) => element.checkVisibility({ opacityProperty: true }))).toBe(true);
	});
});

it("letters are opened where the browser keeps nothing", async () => {
	const full = "Storage.prototype.getItem = Storage.prototype.setItem = () => { throw new Error('off') };";
	await lookUp({ reducedMotion: true, beforeScripts: full });
	await home.envelopes.first().click();
	await home.envelopes.first().click();
	expect(await steps()).toEqual(["open", "open", "sealed"]);
});

/** What moves while a letter is opened: how long, and which properties. */
function openings(): Promise<{ total: number; properties: string[] }[]> {
	return page.evaluate(() => {
		const about = ["offset", "computedOffset", "easing", "composite"];
		return document
			.getAnimations()
			.filter(({ id }) => id === "open-letter")
			.map(({ effect }) => ({
				total: Number(effect?.getComputedTiming().endTime),
				properties: [
					...new Set((effect as KeyframeEffect).getKeyframes().flatMap((frame) => Object.keys(frame))),
				].filter((name) => !about.includes(name)),
			}));
	});
}

/** Stops the moment of opening at a time of it. */
function holdAt(ms: number): Promise<void> {
	return page.evaluate((ms) => {
		for (const animation of document.getAnimations().filter(({ id }) => id === "open-letter")) {
			animation.pause();
			animation.currentTime = ms;
		}
	}, ms);
}

describe.each([
	["a phone", { width: 360, height: 740 }],
	["a desk", { width: 1280, height: 900 }],
])("the moment of opening, on %s", (_, size) => {
	beforeEach(async () => {
		await lookUp({ ...size, beforeScripts: watchLayoutShifts });
	});

	it("lasts 1.6 seconds at most, moves by transform and opacity alone, and ends with the letter", async () => {
		for (const number of [3, 2, 1]) {
			const expected = home.say(m.inbox_letter_title, { number });
			await home.envelopes.first().click();
			await page.locator('li[data-step="breaking"]').waitFor();
			await holdAt(0);
			await expectFocused(home.heading(expected));
			const moving = await openings();
			expect(moving.length).toBeGreaterThan(8);
			expect(moving.filter(({ total }) => !(total <= 1600))).toEqual([]);
			expect([...new Set(moving.flatMap(({ properties }) => properties))].sort()).toEqual(["opacity", "transform"]);
			for (const ms of [300, 700, 1100, 1300]) {
				await holdAt(ms);
				expect(await page.evaluate(overflow)).toEqual([]);
			}
			// Copies of the letter are for the eye alone.
			expect(await home.heading(expected).count()).toBe(1);
			await page.evaluate(() => {
				for (const animation of document.getAnimations()) if (animation.id === "open-letter") animation.play();
			});
			await page.locator('li[data-step="breaking"]').waitFor({ state: "detached" });
			expect(await openings()).toEqual([]);
		}
		expect(await steps()).toEqual(["open", "open", "open"]);
		expect(await page.evaluate(layoutShift)).toEqual([]);
	});

	it.each([
		["a key", () => page.keyboard.press("Shift")],
		["a tap", () => page.mouse.click(5, 5)],
	])("is over with %s", async (_, act) => {
		await home.envelopes.nth(1).click();
		await page.locator('li[data-step="breaking"]').waitFor();
		await holdAt(400);
		await act();
		await page.locator('li[data-step="breaking"]').waitFor({ state: "detached" });
		expect(await steps()).toEqual(["sealed", "open", "sealed"]);
	});

	it("loses nothing when the page is left in its midst", async () => {
		await home.envelopes.first().press("Enter");
		await page.locator('li[data-step="breaking"]').waitFor();
		await holdAt(400);
		await again();
		expect(await steps()).toEqual(["open", "sealed", "sealed"]);
	});
});

it("nothing moves for who wants no motion", async () => {
	await lookUp({ reducedMotion: true });
	await home.envelopes.first().click();
	expect(await steps()).toEqual(["open", "sealed", "sealed"]);
	expect(await openings()).toEqual([]);
	expect(visit.requested.filter((path) => path.includes("opening-moment"))).toEqual([]);
});
