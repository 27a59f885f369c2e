import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { m } from "#i18n/compiled/messages.js";
import { locales } from "#i18n/locales.ts";
import { expectNoTrouble } from "#tests/browser.ts";
import { expectFocused, homePage, kindWords } from "./home-page.ts";
import { setUpStage } from "./stage.ts";

const stage = setUpStage();

const phone = { width: 360, height: 740 };
const desk = { width: 1280, height: 900 };

async function arrive(locale: (typeof locales)[number], size: { readonly width: number; readonly height: number }) {
	const visit = await stage.browser.visit(stage.app.url, { reducedMotion: true, ...size });
	const home = homePage(visit.page, stage.app.url, locale);
	await home.open();
	return { visit, page: visit.page, home };
}

/** How many pixels of an element lie above the window, and how many below what the seal leaves of it. */
function outOfSight(element: Locator): Promise<{ above: number; below: number }> {
	return element.evaluate((shown) => {
		const { top, bottom } = shown.getBoundingClientRect();
		const bars = [...document.querySelectorAll(".seal-bar, .letter-foot")].filter(
			(bar) => getComputedStyle(bar).position === "sticky" && !bar.contains(shown),
		);
		const free = Math.min(innerHeight, ...bars.map((bar) => bar.getBoundingClientRect().top));
		return { above: Math.max(0, Math.floor(-top)), below: Math.max(0, Math.floor(bottom - free)) };
	});
}

/** The colour of the wax on the button. */
function waxOn(send: Locator): Promise<string> {
	return send.locator(".wax-body").evaluate((wax) => getComputedStyle(wax).fill);
}

describe.each([phone, desk])("the seal in the first screen of $width × $height", (size) => {
	it.each(locales)(
		"is red and whole, with the fields empty or not, and wherever one is in the letter (%s)",
		async (locale) => {
			const { visit, page, home } = await arrive(locale, size);
			await page.evaluate("document.fonts.ready");
			expect(await outOfSight(home.send)).toEqual({ above: 0, below: 0 });
			// Beside it there is room for the address, some lines and the tools.
			const field = { recipient: await outOfSight(home.recipient), message: await outOfSight(home.message) };
			expect(field).toEqual({ recipient: { above: 0, below: 0 }, message: { above: 0, below: 0 } });
			expect(await outOfSight(page.locator(".tools"))).toEqual({ above: 0, below: 0 });
			const red = await waxOn(home.send);
			expect(red).toBe("rgb(164, 22, 26)");
			await home.write("jane@example.org", kindWords[locale]);
			expect([await home.send.isEnabled(), await waxOn(home.send)]).toEqual([true, red]);
			await page.mouse.wheel(0, 120);
			await expect.poll(() => page.evaluate("scrollY")).toBeGreaterThan(60);
			expect(await outOfSight(home.send)).toEqual({ above: 0, below: 0 });
			await visit.close();
		},
	);

	it.each(locales)("pressed too early, says what is missing at the first field that is empty (%s)", async (locale) => {
		const { visit, page, home } = await arrive(locale, size);
		const fault = (field: Locator) =>
			field.evaluate((input) => document.getElementById(`${input.id}-line`)?.textContent ?? "");
		await pressEarly(home.send);
		await expectFocused(home.recipient);
		expect(await fault(home.recipient)).toBe(home.say(m.error_address_empty));
		expect(await fault(home.message)).toBe(home.say(m.error_message_empty));
		await page.keyboard.type("jane@example.org");
		expect(await fault(home.recipient)).toBe(home.say(m.home_send_recipient_hint));
		await home.send.focus();
		await page.keyboard.press("Enter");
		await expectFocused(home.message);
		expect(await outOfSight(home.message)).toEqual({ above: 0, below: 0 });
		await page.keyboard.insertText("   ");
		await pressEarly(home.send);
		await expectFocused(home.message);
		expect(await fault(home.message)).toBe(home.say(m.error_message_empty));
		expect(visit.requested.filter((path) => path.startsWith("/api/"))).toEqual([]);
		await expectNoTrouble(visit);
		await visit.close();
	});
});

describe("the seal covers nothing that one works with", () => {
	it.each([phone, desk, { width: 740, height: 360 }])("on $width × $height", async (size) => {
		const { visit, page, home } = await arrive("en", size);
		await home.recipient.fill("jane@example.org");
		await home.message.fill("You are kind.\n".repeat(30));
		await page.evaluate("scrollTo(0, 0)");
		await home.recipient.focus();
		await expectEachStopInSight(page, home.send);
		await visit.close();
	});

	it("leaves the line being written in sight, however long the letter", async () => {
		const { visit, page, home } = await arrive("en", phone);
		await home.message.click();
		for (let line = 0; line < 25; line++) await page.keyboard.insertText("You are kind.\n");
		await page.keyboard.type("x");
		// The caret is on the last line, at the foot of the field.
		expect((await outOfSight(home.message)).below).toBe(0);
		expect(
			await home.message.evaluate((field) => field.scrollHeight - field.clientHeight - field.scrollTop),
		).toBeLessThan(8);
		await visit.close();
	});

	it.each([phone, { width: 740, height: 360 }])("with text twice as large ($width × $height)", async (size) => {
		const { visit, page, home } = await arrive("en", size);
		await page.evaluate("document.documentElement.style.fontSize = '200%'");
		await home.recipient.focus();
		const { above, below } = await outOfSight(home.recipient);
		expect([above, below]).toEqual([0, 0]);
		expect((await home.send.boundingBox())?.height).toBeLessThan(size.height / 3);
		await visit.close();
	});
});

/** Presses a seal that says it is waiting, which Playwright takes for one that cannot be pressed. */
async function pressEarly(send: Locator): Promise<void> {
	expect(await send.getAttribute("aria-disabled")).toBe("true");
	await send.click({ force: true });
}

/** Goes by Tab from the focused field to the seal: each stop but a tall text lies whole within the window. */
async function expectEachStopInSight(page: Page, last: Locator): Promise<void> {
	for (let stop = 0; stop < 15; stop++) {
		const focused = page.locator(":focus");
		const { above, below } = await outOfSight(focused);
		const name = await focused.evaluate((element) => element.outerHTML.slice(0, 80));
		if (!name.startsWith("<textarea")) expect([name, above, below]).toEqual([name, 0, 0]);
		if (await last.evaluate((element) => element === document.activeElement)) return;
		await page.keyboard.press("Tab");
	}
	throw new Error("The seal was not reached");
}
