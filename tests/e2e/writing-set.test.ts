import { describe, expect, it } from "vitest";
import { m } from "#i18n/compiled/messages.js";
import { type Locale, locales } from "#i18n/locales.ts";
import { expectNoTrouble, type PageOptions } from "#tests/browser.ts";
import { loadFirstLines } from "#web/site/pages/home/first-lines/first-lines.ts";
import { expectAccessible } from "./axe.ts";
import { expectFocused, homePage, kindWords } from "./home-page.ts";
import { overflow, smallTargets } from "./page-probes.ts";
import { setUpStage } from "./stage.ts";

const stage = setUpStage();

async function arrive(locale: Locale, options: PageOptions = {}) {
	const visit = await stage.browser.visit(stage.app.url, { reducedMotion: true, ...options });
	const home = homePage(visit.page, stage.app.url, locale);
	await home.open();
	return { visit, page: visit.page, home };
}

describe.each(locales)("when words fail, in %s", (locale) => {
	it("a line is put into the note, and taken back", async () => {
		const { visit, page, home } = await arrive(locale);
		const lines = await loadFirstLines(locale);
		const fetched = () => visit.requested.filter((path) => path.includes("first-lines"));
		expect(fetched()).toEqual([]);
		const tool = home.button(home.say(m.home_tool_lines));
		await tool.click();
		const choose = (line: string | undefined) => home.button(line ?? "").click();
		await home.button(lines.begin[0] ?? "").waitFor();
		expect(fetched().length).toBeGreaterThan(0);
		expect([await page.evaluate(overflow), await page.evaluate(smallTargets)]).toEqual([[], []]);
		await expectAccessible(page, "the drawer of first lines");
		await page.getByRole("radio", { name: home.say(m.first_lines_friend), exact: true }).check();
		await choose(lines.friend[1]);
		await expectFocused(home.message);
		expect(await home.message.inputValue()).toBe(`${lines.friend[1]} `);
		expect(await tool.getAttribute("aria-expanded")).toBe("false");
		await page
			.getByRole("status")
			.filter({ hasText: home.say(m.first_lines_added) })
			.waitFor();
		await home.button(home.say(m.first_lines_undo)).click();
		expect(await home.message.inputValue()).toBe("");

		// What is written stays, on a line of its own; also the browser's own undo takes the new one back.
		await home.message.fill(kindWords[locale]);
		await tool.click();
		await choose(lines.begin[2]);
		expect(await home.message.inputValue()).toBe(`${kindWords[locale]}\n${lines.begin[2]} `);
		await page.keyboard.press("Control+z");
		expect(await home.message.inputValue()).toBe(kindWords[locale]);
		await expectNoTrouble(visit);
		await visit.close();
	});
});

describe("the writing set", () => {
	it("opens one tray at a time, by keyboard too, and Escape closes it", async () => {
		const { visit, page, home } = await arrive("en");
		const lines = home.button(home.say(m.home_tool_lines));
		const hints = home.button(home.say(m.home_tool_hints_on));
		const expanded = async () => [await lines.getAttribute("aria-expanded"), await hints.getAttribute("aria-expanded")];
		await lines.press("Enter");
		await expect.poll(expanded).toEqual(["true", "false"]);
		await hints.press("Enter");
		await expect.poll(expanded).toEqual(["false", "true"]);
		const choice = page.getByRole("checkbox", { name: home.say(m.hint_switch) });
		await choice.press("Space");
		await choice.press("Escape");
		const off = home.button(home.say(m.home_tool_hints_off));
		await expectFocused(off);
		expect(await choice.isVisible()).toBe(false);
		await expectNoTrouble(visit);
		await visit.close();
	});

	it("leads to the page about kinder words, and the note is there on return", async () => {
		const { visit, page, home } = await arrive("fr");
		await home.message.fill(kindWords.fr);
		await home.button(home.say(m.home_tool_lines)).click();
		await page.getByRole("link", { name: home.say(m.first_lines_kindly), exact: true }).click();
		await page.waitForURL(`${stage.app.url}/fr/conditions#examples`);
		expect(await page.locator("#examples").isVisible()).toBe(true);
		await page.goBack();
		await expect.poll(() => home.message.inputValue()).toBe(kindWords.fr);
		await expectNoTrouble(visit);
		await visit.close();
	});

	it("says that the lines cannot be had without the network", async () => {
		const { visit, page, home } = await arrive("en");
		await home.message.focus();
		await page.waitForLoadState("networkidle");
		await page.route("**/first-lines*", (route) => route.abort("internetdisconnected"));
		await home.button(home.say(m.home_tool_lines)).click();
		await page.getByRole("alert").getByText(home.say(m.outcome_error_network_advice)).waitFor();
		expect((await visit.trouble()).pageErrors).toEqual([]);
		await visit.close();
	});

	it("keeps a chosen time in sight when its tray is closed", async () => {
		const { visit, page, home } = await arrive("en");
		const later = home.button(home.say(m.home_later_title));
		await later.click();
		await page.getByLabel(home.say(m.home_later_label)).fill("2099-01-02T09:30");
		await later.click();
		const chosen = page.getByRole("button", { name: /2099/ });
		await chosen.click();
		await home.button(home.say(m.home_later_now)).click();
		await later.click();
		expect(await chosen.count()).toBe(0);
		await visit.close();
	});
});

describe("the counter", () => {
	it("is faint until 800 characters and clear from there", async () => {
		const { visit, page, home } = await arrive("en");
		const look = () => page.locator(".counter").evaluate((counter) => getComputedStyle(counter).fontWeight);
		await home.message.fill("a".repeat(799));
		await home.counter(799).waitFor();
		expect(await look()).toBe("400");
		await home.message.fill("a".repeat(800));
		await home.counter(800).waitFor();
		expect(await look()).toBe("600");
		await page
			.getByText(home.say(m.home_send_counter_label, { count: 800, limit: 1000 }))
			.last()
			.waitFor();
		await visit.close();
	});
});
