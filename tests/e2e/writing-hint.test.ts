import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { m } from "#i18n/compiled/messages.js";
import { type Locale, locales, samples } from "#i18n/locales.ts";
import { expectNoTrouble, type PageOptions } from "#tests/browser.ts";
import { startTestApp, type TestApp } from "#tests/start-test-app.ts";
import { expectAccessible } from "./axe.ts";
import { expectFocused, expectRefused, homePage, kindWords } from "./home-page.ts";
import { layoutShift, overflow, smallTargets, watchLayoutShifts } from "./page-probes.ts";
import { setUpStage } from "./stage.ts";

const stage = setUpStage();
let silent: TestApp;
beforeAll(async () => {
	silent = await startTestApp("sqlite", { WRITING_HINT: "off" });
});
afterAll(() => silent.remove());

const phoneNumber = "06 12 34 56 78";
/** Longer than the pause after which the worker is fetched. */
const aWhile = 1_800;

async function arrive(locale: Locale, app: TestApp = stage.app, options: PageOptions = {}) {
	const visit = await stage.browser.visit(app.url, { reducedMotion: true, ...options });
	const home = homePage(visit.page, app.url, locale);
	await home.open();
	return { visit, page: visit.page, home, hint: visit.page.locator(".writing-hint") };
}

function workersIn(requested: readonly string[]): number {
	return requested.filter((path) => path.startsWith("/assets/hint-worker-")).length;
}

/** Everything that left the page, as one text. */
function watchTraffic(page: Page): () => string {
	const sent: string[] = [];
	page.context().on("request", (request) => void sent.push(decodeURI(request.url()), request.postData() ?? ""));
	return () => sent.join("\n");
}

describe.each(locales)("a hint while a note is written, in %s", (locale) => {
	it("comes at a pause, shows the place, goes when it is put right, and nothing leaves the browser", async () => {
		const { visit, page, home, hint } = await arrive(locale, stage.app, { beforeScripts: watchLayoutShifts });
		const traffic = watchTraffic(page);
		expect(workersIn(visit.requested)).toBe(0);
		const sendBefore = await home.send.boundingBox();
		await home.message.pressSequentially(`Secret42. ${phoneNumber}`);
		await hint.getByText(home.say(m.hint_personal_info), { exact: true }).waitFor();
		expect(await hint.locator("[aria-live=polite]").textContent()).toBe(home.say(m.hint_personal_info));
		expect([
			await page.evaluate(layoutShift),
			await page.evaluate(overflow),
			await page.evaluate(smallTargets),
		]).toEqual([[], [], []]);
		expect(await home.send.boundingBox()).toEqual(sendBefore);
		await expectAccessible(page, "hint");

		const place = hint.getByRole("button");
		expect(await place.textContent()).toBe(`${home.say(m.outcome_rejected_show)} ${phoneNumber}`);
		// Past the writing set.
		await page.locator(".tool[data-offered=true]").last().focus();
		await page.keyboard.press("Tab");
		await expectFocused(place);
		await place.press("Enter");
		await expectFocused(home.message);
		expect(await selected(page)).toBe(phoneNumber);
		await page.keyboard.press("Delete");
		await hint.getByText(home.say(m.hint_personal_info)).waitFor({ state: "detached" });
		expect(await home.message.inputValue()).toBe("Secret42. ");
		expect(traffic()).not.toMatch(/Secret42|12 34 56/);
		expect(visit.requested.filter((path) => path.startsWith("/api/"))).toEqual([]);
		expect(workersIn(visit.requested)).toBe(1);
		await expectNoTrouble(visit);
		await visit.close();
	});

	it("has its room at 320 px, whatever it says", async () => {
		const { visit, page, home, hint } = await arrive(locale, stage.app, { width: 320 });
		const room = page.locator(".letter-words");
		const height = (await room.boundingBox())?.height;
		for (const [text, words] of [
			["go back to your country", m.hint_discrimination],
			["I will kill you", m.hint_harassment],
			["I have been following you home", m.hint_obsessive],
			["Could we meet for a coffee tomorrow?", m.hint_meeting],
			["Я тебя люблю и думаю о тебе каждый день", m.hint_unreadable],
			["I don't want to live any more.", m.hint_self_harm],
		] as const) {
			await home.message.fill(text);
			await hint.getByText(home.say(words), { exact: true }).waitFor();
			expect([text, (await room.boundingBox())?.height]).toEqual([text, height]);
			expect(await page.evaluate(overflow)).toEqual([]);
		}
		await hint.getByText(home.say(m.outcome_help_heading)).click();
		expect(await hint.getByRole("link").count()).toBeGreaterThan(1);
		await expectAccessible(page, "hint with help lines");
		await visit.close();
	});

	it("says nothing of kind words", async () => {
		const { visit, page, home, hint } = await arrive(locale);
		await home.message.fill(kindWords[locale]);
		await expect.poll(() => workersIn(visit.requested)).toBe(1);
		await page.waitForTimeout(500);
		expect(await hint.textContent()).toBe("");
		await visit.close();
	});

	it("a note of despair is refused gently, with numbers to call", async () => {
		const { visit, page, home } = await arrive(locale);
		const text = samples({
			en: "I don't want to live any more.",
			fr: "Je ne veux plus vivre.",
			hi: "अब मैं जीना नहीं चाहता।",
		})[locale];
		await home.write("jane@example.org", text);
		await home.send.click();
		await expectFocused(home.heading(home.say(m.outcome_help_title)));
		const slip = page.getByRole("region", { name: home.say(m.outcome_help_title) });
		await slip.getByText(home.say(m.reason_self_harm), { exact: true }).waitFor();
		const numbers = await slip.getByRole("link").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
		expect(numbers).toContain(samples({ en: "tel:988", fr: "tel:3114", hi: "tel:14416" })[locale]);
		expect(numbers.every((href) => /^tel:\d+$/.test(href ?? ""))).toBe(true);
		expect(await slip.getByText(home.say(m.outcome_rejected_tip_romantic)).count()).toBe(0);
		expect(await page.evaluate(smallTargets)).toEqual([]);
		await expectAccessible(page, "help lines");
		await slip.getByRole("button", { name: home.say(m.outcome_rejected_edit) }).click();
		await expectFocused(home.message);
		expect(await home.message.inputValue()).toBe(text);
		await visit.close();
	});
});

describe("the place a refusal is about", () => {
	it("is struck through in the text, and selected by its button, wherever blanks stand", async () => {
		const { visit, page, home } = await arrive("en");
		await home.write(
			"jane@example.org",
			`\n  You are kind. ${phoneNumber}. ${"Really. ".repeat(20)} Or zoe@example.org`,
		);
		await home.send.click();
		await expectRefused(home);
		expect(await page.locator(".passages mark").allTextContents()).toEqual([phoneNumber, "zoe@example.org"]);
		await home.button(home.say(m.outcome_rejected_edit)).click();
		expect(await selected(page)).toBe(phoneNumber);
		await visit.close();
	});
});

describe("the worker that reads along is not fetched", () => {
	const spared = (connection: string) =>
		`Object.defineProperty(navigator, "connection", { get: () => (${connection}) })`;

	it.each([
		["under Save-Data", "{ saveData: true, effectiveType: '4g' }"],
		["on a slow connection", "{ saveData: false, effectiveType: '3g' }"],
	])("%s", async (_, connection) => {
		const { visit, page, home } = await arrive("en", stage.app, { beforeScripts: spared(connection) });
		await home.message.fill(phoneNumber);
		await page.waitForTimeout(aWhile);
		expect(workersIn(visit.requested)).toBe(0);
		expect(await home.button(home.say(m.home_tool_hints_on)).count()).toBe(0);
		await visit.close();
	});

	it("before anything is typed, also where a draft lies", async () => {
		const { visit, page } = await arrive("en", stage.app, {
			beforeScripts: `sessionStorage.setItem("draft-note", JSON.stringify({ message: "${phoneNumber}" }))`,
		});
		await page.waitForTimeout(aWhile);
		expect(workersIn(visit.requested)).toBe(0);
		await visit.close();
	});

	it("where the service is set so: pages do not know it, and it is not served", async () => {
		const path = await workerPath(stage.app);
		expect((await fetch(`${stage.app.url}${path}`)).status).toBe(200);
		expect((await fetch(`${silent.url}${path}`)).status).toBe(404);
		expect(await workerPath(silent)).toBeUndefined();
		const { visit, page, home } = await arrive("en", silent);
		await home.message.fill(phoneNumber);
		await page.waitForTimeout(aWhile);
		expect(workersIn(visit.requested)).toBe(0);
		expect(await home.button(home.say(m.home_tool_hints_on)).count()).toBe(0);
		await expectNoTrouble(visit);
		await visit.close();
	});

	it("once the visitor has switched it off, until it is switched on again", async () => {
		const { visit, page, home, hint } = await arrive("en");
		const words = hint.getByText(home.say(m.hint_personal_info));
		const choice = page.getByRole("checkbox", { name: home.say(m.hint_switch) });
		await home.message.fill(phoneNumber);
		await words.waitFor();
		await home.button(home.say(m.home_tool_hints_on)).click();
		await choice.uncheck();
		await words.waitFor({ state: "detached" });
		expect(await page.evaluate(() => localStorage.getItem("writingHints"))).toBe("off");
		await home.open();
		const before = workersIn(visit.requested);
		await home.button(home.say(m.home_tool_hints_off)).click();
		expect(await choice.isChecked()).toBe(false);
		await home.message.fill(`${phoneNumber}.`);
		await page.waitForTimeout(aWhile);
		expect(workersIn(visit.requested)).toBe(before);
		await choice.check();
		await home.message.fill(phoneNumber);
		await words.waitFor();
		expect(await page.evaluate(() => localStorage.length)).toBe(0);
		await visit.close();
	});
});

describe("a worker that cannot be had", () => {
	it("is no concern of the writer's", async () => {
		const { visit, page, home, hint } = await arrive("en");
		await page.context().route("**/assets/hint-worker-*", (route) => route.abort("failed"));
		await home.write("jim@example.org", `${kindWords.en} ${phoneNumber}`);
		await expect.poll(() => workersIn(visit.requested)).toBe(1);
		await page.waitForTimeout(500);
		expect(await hint.textContent()).toBe("");
		await home.send.click();
		await expectRefused(home);
		expect((await visit.trouble()).pageErrors).toEqual([]);
		await visit.close();
	});

	it("may ask nobody anything: its own policy forbids every request", async () => {
		const answer = await fetch(`${stage.app.url}${await workerPath(stage.app)}`);
		expect(answer.headers.get("content-security-policy")).toBe(
			"default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
		);
	});
});

function selected(page: Page): Promise<string> {
	return page.evaluate(() => {
		const field = document.activeElement;
		return field instanceof HTMLTextAreaElement ? field.value.slice(field.selectionStart, field.selectionEnd) : "";
	});
}

async function workerPath(app: TestApp): Promise<string | undefined> {
	const html = await (await fetch(app.url)).text();
	return /<meta name="writing-hint" content="([^"]+)"/.exec(html)?.[1];
}
