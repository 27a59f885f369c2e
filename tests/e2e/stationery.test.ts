import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { m } from "#i18n/compiled/messages.js";
import { type Locale, locales } from "#i18n/locales.ts";
import { expectNoTrouble, type PageOptions } from "#tests/browser.ts";
import { inks, papers } from "#web/ui/style/palette.ts";
import { expectAccessible } from "./axe.ts";
import { expectFocused, homePage, kindWords } from "./home-page.ts";
import { overflow, smallTargets } from "./page-probes.ts";
import { setUpStage } from "./stage.ts";

const stage = setUpStage();

const desk = { width: 1280, height: 900 };

async function arrive(locale: Locale, options: PageOptions = {}) {
	const visit = await stage.browser.visit(stage.app.url, { reducedMotion: true, ...options });
	const { page } = visit;
	const home = homePage(page, stage.app.url, locale);
	await home.open();
	const choose = (name: string) => page.getByRole("radio", { name, exact: true }).check();
	return { visit, page, home, choose };
}

/** What the sheet is, and what the letter on it is written in. */
function lookOf(page: Page): Promise<[sheet: string, ink: string]> {
	return page.evaluate(() => {
		const styleOf = (selector: string) => getComputedStyle(document.querySelector(selector) ?? document.body);
		return [styleOf(".sheet").backgroundColor, styleOf("#message").color];
	});
}

function look(paper: keyof typeof papers, ink: keyof typeof inks): string[] {
	return [papers[paper].light.sheet, inks[ink].light].map((hex) => {
		const parts = (hex.match(/[\dA-F]{2}/gi) ?? []).map((part) => Number.parseInt(part, 16));
		return `rgb(${parts.join(", ")})`;
	});
}

describe.each(locales)("papers and inks, in %s", (locale) => {
	it("change the sheet at once, stay over a reload, and go with the note", async () => {
		const { visit, page, home, choose } = await arrive(locale);
		const { say } = home;
		expect(await lookOf(page)).toEqual(look("ivory", "sepia"));
		await home.button(say(m.home_tool_paper)).click();
		await page.getByRole("group", { name: say(m.stationery_paper), exact: true }).waitFor();
		await choose(say(m.paper_kraft));
		await choose(say(m.ink_blue));
		expect(await lookOf(page)).toEqual(look("kraft", "blue"));
		expect([await page.evaluate(overflow), await page.evaluate(smallTargets)]).toEqual([[], []]);
		await home.receivedTab.click();
		expect((await lookOf(page))[0]).toBe(look("ivory", "blue")[0]);
		await home.sendTab.click();
		await page.reload();
		await expect.poll(() => lookOf(page)).toEqual(look("kraft", "blue"));

		const sent = page.waitForRequest("**/api/messages");
		await home.write(`look-${locale}@example.org`, kindWords[locale]);
		await home.send.click();
		expect((await sent).postDataJSON()).toMatchObject({ paper: "kraft", ink: "blue" });
		await expectFocused(home.heading(say(m.outcome_sent_title)));
		await expectNoTrouble(visit);
		await visit.close();
	});
});

describe("papers and inks", () => {
	it("are not spoken of where the default is chosen, nor kept", async () => {
		const { visit, page, home, choose } = await arrive("en");
		await home.button(home.say(m.home_tool_paper)).click();
		await choose(home.say(m.paper_rose));
		await choose(home.say(m.paper_ivory));
		expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
		const sent = page.waitForRequest("**/api/messages");
		await home.write("plain@example.org", kindWords.en);
		await home.send.click();
		expect((await sent).postDataJSON()).toEqual({ recipientEmail: "plain@example.org", message: kindWords.en });
		await visit.close();
	});

	it("are there from the first paint on, before React has come", async () => {
		const { visit, page } = await arrive("en", {
			beforeScripts: `sessionStorage.setItem("draft-stationery", JSON.stringify({ paper: "rose", ink: "blue" }))`,
		});
		await page.route("**/react-*.js", (route) => route.abort());
		await page.reload();
		await expect.poll(() => lookOf(page)).toEqual(look("rose", "blue"));
		await visit.close();
	});

	it("can be told apart and read by everybody, on each paper in each ink", async () => {
		const { visit, page, home, choose } = await arrive("en");
		await home.button(home.say(m.home_tool_paper)).click();
		for (const [paper, ink] of [
			["paper_rose", "ink_wine"],
			["paper_sky", "ink_blue"],
			["paper_kraft", "ink_sepia"],
		] as const) {
			await choose(home.say(m[paper]));
			await choose(home.say(m[ink]));
			await expectAccessible(page, `${paper}, ${ink}`);
		}
		await visit.close();
	});

	it("lie beside the sheet on a desk, in sight without a tool, and are chosen with the keyboard", async () => {
		const { visit, page, home } = await arrive("fr", desk);
		const rose = page.getByRole("radio", { name: home.say(m.paper_rose), exact: true });
		const sheet = await page.locator(".sheet").boundingBox();
		const set = await page.locator(".stationery-picker").boundingBox();
		expect(set?.x ?? 0).toBeGreaterThan((sheet?.x ?? 0) + (sheet?.width ?? 0));
		expect(await home.button(home.say(m.home_tool_paper)).count()).toBe(0);
		expect(await page.evaluate(overflow)).toEqual([]);
		await page.getByRole("radio", { name: home.say(m.paper_ivory), exact: true }).focus();
		await page.keyboard.press("ArrowDown");
		await expectFocused(rose);
		await expect.poll(() => lookOf(page)).toEqual(look("rose", "sepia"));
		await visit.close();
	});
});

describe.each([
	["on a phone", { width: 360, height: 740 }],
	["on a desk", desk],
] as const)("the e-mail is seen before it goes, %s", (_, size) => {
	it.each(locales)("with the words and on the paper of the note (%s)", async (locale) => {
		const { visit, page, home } = await arrive(locale, {
			...size,
			beforeScripts: `sessionStorage.setItem("draft-stationery", JSON.stringify({ paper: "sky", ink: "wine" }))`,
		});
		const { say } = home;
		const tool = home.button(say(m.home_tool_preview));
		await expect.poll(() => lookOf(page)).toEqual(look("sky", "wine"));
		expect(await tool.count()).toBe(0);
		await home.message.fill(`  ${kindWords[locale]}`);
		await tool.press("Enter");
		const dialog = page.getByRole("dialog", { name: say(m.preview_title), exact: true });
		const close = dialog.getByRole("button", { name: say(m.preview_close), exact: true });
		await expectFocused(close);
		await dialog.getByText(say(m.preview_subject, { subject: say(m.email_notification_subject) })).waitFor();
		const letter = page.frameLocator("iframe").locator(".letter");
		await expect.poll(() => letter.textContent()).toBe(kindWords[locale]);
		const [sheet, ink] = look("sky", "wine");
		expect(await letter.evaluate((words) => getComputedStyle(words).color)).toBe(ink);
		expect(
			await page
				.frameLocator("iframe")
				.locator(".sheet")
				.evaluate((paper) => getComputedStyle(paper).backgroundColor),
		).toBe(sheet);
		// One thing scrolls, the dialog, with the way back always in sight.
		expect(
			await letter.evaluate(({ ownerDocument: { documentElement } }) => documentElement.scrollHeight - innerHeight),
		).toBeLessThanOrEqual(1);
		await dialog.evaluate((shown) => shown.scrollTo(0, shown.scrollHeight));
		const back = await close.boundingBox();
		expect((back?.y ?? 0) + (back?.height ?? 0)).toBeLessThanOrEqual(size.height);
		expect(await page.evaluate(overflow)).toEqual([]);
		await page.keyboard.press("Escape");
		await dialog.waitFor({ state: "detached" });
		await expectFocused(tool);
		expect(visit.requested.filter((path) => path.startsWith("/api/"))).toEqual([]);
		await expectNoTrouble(visit);
		// Last, since axe tries to run in the frame, too, which lets nothing run and says so.
		await tool.press("Enter");
		await expectFocused(close);
		await expectAccessible(page, "the e-mail before it goes");
		await visit.close();
	});
});

it("says that the e-mail cannot be seen without the network", async () => {
	const { visit, page, home } = await arrive("en");
	await home.message.fill("You are kind.");
	await page.route("**/email-preview/**", (route) => route.fulfill({ status: 503, body: "" }));
	await home.button(home.say(m.home_tool_preview)).click();
	await page.getByRole("alert").getByText(home.say(m.outcome_error_network_advice)).waitFor();
	await home.button(home.say(m.preview_close)).click();
	await expectFocused(home.button(home.say(m.home_tool_preview)));
	await visit.close();
});
