import type { Locator } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { m } from "#i18n/compiled/messages.js";
import { type Locale, locales, scriptOf } from "#i18n/locales.ts";
import { expectNoTrouble, type Visit } from "#tests/browser.ts";
import { expectFocused, expectRefused, type HomePage, homePage } from "./home-page.ts";
import { coveredLinks, watchLayoutShifts } from "./page-probes.ts";
import { everyPage } from "./routes.ts";
import { setUpStage } from "./stage.ts";
import { expectStill, openWithLateFonts, sizes } from "./still-page.ts";

const stage = setUpStage();

describe.each(sizes)("on %s", (_, size) => {
	describe.each(locales)("in %s", (locale) => {
		let visit: Visit;
		beforeAll(async () => {
			visit = await stage.browser.visit(stage.app.url, {
				...size,
				reducedMotion: true,
				beforeScripts: watchLayoutShifts,
			});
		});
		afterAll(() => visit.close());

		it.each(everyPage.filter((page) => page.locale === locale))(
			"$path fits, holds still while it loads, and is easy to touch",
			async ({ path, found }) => {
				const requestsBefore = visit.requested.length;
				await openWithLateFonts(visit, `${stage.app.url}${path}`);
				await expectStill(visit, "loaded");
				expect(await visit.page.evaluate(coveredLinks)).toEqual([]);
				const fonts = visit.requested.slice(requestsBefore).filter((asset) => asset.endsWith(".woff2"));
				expect(fonts.length).toBeGreaterThan(0);
				// The letters of हिन्दी alone, in the language switch, are a font of their own.
				const devanagari = fonts.filter((font) => font.includes("devanagari") && !font.includes("devanagari-500"));
				expect(devanagari.length > 0).toBe(scriptOf[locale] === "devanagari");
				await expectNoTrouble(visit, { failingRequests: !found });
			},
		);
	});
});

const letters = [{ id: "1", created_at: "2026-03-09T20:05:00.000Z", message_content: "W".repeat(400) }];

describe.each(locales)("what appears later, in %s", (locale) => {
	it.each(sizes)("faults and outcomes push nothing about on %s", async (_, size) => {
		const visit = await stage.browser.visit(stage.app.url, {
			...size,
			reducedMotion: true,
			beforeScripts: watchLayoutShifts,
		});
		const { page } = visit;
		const home = homePage(page, stage.app.url, locale);
		const phoneNumber = "06 12 34 56 78";
		const refusal = { success: false, status: "rejected", category: "personal_info", spans: [{ start: 0, end: 14 }] };
		await page.route("**/api/messages", (route) =>
			route.fulfill({
				json: route.request().postData()?.includes(phoneNumber)
					? refusal
					: { success: true, status: "approved", emailSent: false },
			}),
		);
		await page.route("**/api/messages/*", (route) => route.fulfill({ json: letters }));
		await home.open();
		await page.evaluate("document.fonts.ready");
		const fieldsBefore = [await home.message.boundingBox(), await home.send.boundingBox()];

		await home.write("jane", "You are kind.");
		await home.send.click();
		await expectFocused(home.recipient);
		await expectStill(visit, "field error");
		await page.evaluate("scrollTo(0, 0)");
		expect([await home.message.boundingBox(), await home.send.boundingBox()]).toEqual(fieldsBefore);

		await home.write("jane@example.org", phoneNumber);
		await home.send.click();
		await expectRefused(home);
		await expectStill(visit, "refused");
		const refusedField = await home.message.boundingBox();
		// By keys: what goes away as somebody types may move what is below, but never the text.
		await home.message.selectText();
		await page.keyboard.type("You are kind.");
		expect((await home.message.boundingBox())?.y).toBe(refusedField?.y);
		await home.send.click();
		await expectFocused(home.heading(home.say(m.outcome_saved_title)));
		await expectStill(visit, "saved");
		await home.receivedTab.click();
		await home.openInbox("jane@example.org");
		await home.letters.first().waitFor();
		await expectStill(visit, "letters");
		await expectNoTrouble(visit);
		await visit.close();
	});
});

/** Answers to a note, which come when a shift is no longer put down to the visitor's click (after 500 ms). */
const slowness = 900;
const slowAnswers = [
	["refused", { success: false, status: "rejected", category: "meeting", spans: [] }, m.outcome_rejected_title],
	["sent", { success: true, status: "approved", emailSent: true }, m.outcome_sent_title],
	["saved", { success: true, status: "approved", emailSent: false }, m.outcome_saved_title],
	["lost", undefined, m.outcome_error_network_title],
] as const;
const slowLocales: readonly Locale[] = ["en", "hi"];

describe.each(sizes)("a slow answer, on %s", (_, size) => {
	describe.each(slowLocales)("in %s", (locale) => {
		let visit: Visit;
		let home: HomePage;
		beforeAll(async () => {
			visit = await stage.browser.visit(stage.app.url, { ...size, beforeScripts: watchLayoutShifts });
			home = homePage(visit.page, stage.app.url, locale);
		});
		afterAll(() => visit.close());

		it.each(slowAnswers)("%s: the note folds in view, and its outcome moves nothing", async (_, answer, title) => {
			const { page } = visit;
			const looked = Promise.withResolvers<void>();
			await page.route("**/api/messages", async (route) => {
				await Promise.all([page.waitForTimeout(slowness), looked.promise]);
				await (answer === undefined ? route.abort("internetdisconnected") : route.fulfill({ json: answer }));
			});
			await home.open();
			await page.evaluate("document.fonts.ready");
			await home.write("jane@example.org", "You are kind.");
			await home.send.click();
			const folding = page.getByRole("status").filter({ hasText: home.say(m.home_send_sending) });
			await expectFocused(folding);
			expect(await shownWhole(page.getByText(home.say(m.home_send_sending)))).toBe(true);
			looked.resolve();
			const outcome = home.heading(home.say(title));
			await outcome.waitFor();
			await expectFocused(
				(await home.message.isVisible()) && title === m.outcome_rejected_title ? home.message : outcome,
			);
			await expectStill(visit, "answered");
			if (await home.message.isVisible()) expect(await home.message.inputValue()).toBe("You are kind.");
			else await home.button(home.say(m.outcome_write_another)).click();
			expect(await home.message.isEditable()).toBe(true);
			await expectStill(visit, "writing again");
			await page.unrouteAll();
			await expectNoTrouble(visit, { failingRequests: true });
		});
	});
});

/** Whether an element lies within the window, as scrolled. */
function shownWhole(locator: Locator): Promise<boolean> {
	return locator.evaluate((element) => {
		const { top, bottom } = element.getBoundingClientRect();
		return top >= 0 && bottom <= innerHeight;
	});
}

it.each([
	[1280, 900],
	[1920, 1080],
])("on a desk %i px wide an envelope lies beside the sheet, under it, and covers nothing", async (width, height) => {
	const visit = await stage.browser.visit(stage.app.url, { width, height, reducedMotion: true });
	const home = homePage(visit.page, stage.app.url, "en");
	await home.open();
	const envelope = await visit.page.locator(".open-envelope").boundingBox();
	const sheet = await visit.page.locator(".sheet").boundingBox();
	if (envelope === null || sheet === null) throw new Error("there is no envelope, or no sheet");
	expect(envelope.x).toBeGreaterThan(0);
	expect(envelope.x + envelope.width / 2).toBeLessThan(sheet.x);
	expect(envelope.x + envelope.width).toBeGreaterThan(sheet.x);
	const above = await visit.page.evaluate(
		([x = 0, y = 0]) => document.elementFromPoint(x, y)?.closest(".sheet") !== null,
		[sheet.x + 10, envelope.y + envelope.height / 2],
	);
	expect(above).toBe(true);
	await visit.close();
});
