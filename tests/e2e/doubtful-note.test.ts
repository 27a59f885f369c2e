import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { m } from "#i18n/compiled/messages.js";
import type { Locale } from "#i18n/locales.ts";
import { signIn } from "#tests/admin-client.ts";
import { expectNoTrouble, openBrowser, type TestBrowser } from "#tests/browser.ts";
import { doubtfulTexts, holdShare } from "#tests/doubtful-notes.ts";
import { startTestApp, type TestApp } from "#tests/start-test-app.ts";
import { adminPage } from "./admin-page.ts";
import { expectAccessible } from "./axe.ts";
import { expectFocused, homePage } from "./home-page.ts";
import { overflow, smallTargets } from "./page-probes.ts";
import { walkedIn } from "./walked-in.ts";

const widths = [360, 1280] as const;
/** Where pictures are put for whoever wants to look at them. */
const pictures = process.env.PICTURES;

let app: TestApp;
let browser: TestBrowser;
beforeAll(async () => {
	[app, browser] = await Promise.all([startTestApp("sqlite", { MODERATION_HOLD: String(holdShare) }), openBrowser()]);
});
afterAll(() => Promise.all([browser.close(), app.remove()]));

async function expectFine(page: Page, state: string): Promise<void> {
	if (pictures !== undefined) {
		for (const colorScheme of ["dark", "light"] as const) {
			await page.emulateMedia({ colorScheme });
			await page.screenshot({ path: `${pictures}/${state} ${colorScheme}.png`, fullPage: true });
		}
	}
	await expectAccessible(page, state);
	expect([state, await page.evaluate(overflow)]).toEqual([state, []]);
	expect([state, await page.evaluate(smallTargets)]).toEqual([state, []]);
}

/** A note of which the moderator is unsure, another for each width. */
async function doubtfulText(locale: Locale, width: (typeof widths)[number]): Promise<string> {
	return (await doubtfulTexts(locale))[widths.indexOf(width)] ?? "";
}

describe.each(walkedIn("hi"))("a note of which the moderator is unsure, in %s", (locale) => {
	it.each(widths)("is kept, its sender told who reads it and later what became of it (%i px)", async (width) => {
		const text = await doubtfulText(locale, width);
		const visit = await browser.visit(app.url, { width, height: 900, reducedMotion: true });
		const { page } = visit;
		const home = homePage(page, app.url, locale);
		await home.open();
		await home.write(`jane-${locale}-${width}@example.org`, text);
		await home.send.click();
		await expectFocused(home.heading(home.say(m.outcome_held_title)));
		await page.getByText(home.say(m.reason_held), { exact: true }).waitFor();
		await expectFine(page, `held ${locale} ${width}`);
		await page.getByRole("link", { name: home.say(m.receipt_slip_open), exact: true }).click();
		await home.heading(home.say(m.receipt_waiting_title)).waitFor();
		await page.getByText(home.say(m.receipt_waiting_text), { exact: true }).waitFor();
		await expectFine(page, `receipt ${locale} ${width}`);

		const api = await signIn(app);
		const { body } = await api.get("/messages?status=held");
		const row = body.messages.find(({ message_content }: { message_content: string }) => message_content === text);
		const [action, title] =
			width === 360
				? (["reject", m.receipt_refused_title] as const)
				: (["approve", m.receipt_on_its_way_title] as const);
		await api.post(`/messages/${row.id}/moderate`, { action });
		await page.reload();
		await home.heading(home.say(title)).waitFor();
		// The note is not in the form any more: another may be written.
		await home.open();
		expect(await home.message.inputValue()).toBe("");
		await expectNoTrouble(visit);
	});

	it.each(widths)("is judged at the desk, where both readings stand with their words (%i px)", async (width) => {
		const recipientEmail = `asha-${locale}-${width}@example.org`;
		await app.send({ recipientEmail, message: await doubtfulText(locale, width) }, { "accept-language": locale });
		await app.send({ recipientEmail, message: "Your smile is the best part of my mornings" });
		const visit = await browser.visit(app.url, {
			width,
			height: 900,
			reducedMotion: true,
			beforeScripts: `localStorage.setItem("admin_language", "${locale}")`,
		});
		const { page } = visit;
		const admin = adminPage(page, app.url, locale);
		await admin.enter();
		await admin.button(admin.say(m.admin_messages_filters)).click();
		await page.getByLabel(admin.say(m.admin_messages_status)).selectOption("held");
		const row = admin.rows.filter({ hasText: recipientEmail });
		await expect.poll(() => row.count()).toBe(1);
		expect(await row.getAttribute("data-status")).toBe("pending");
		await row.getByRole("link").click();
		const readings = admin.pane.locator(".message-readings li");
		expect(await readings.count()).toBe(2);
		for (const words of await readings.allTextContents()) expect(words).toMatch(/\d+\s?%/);
		// What speaks for a reading is quoted beside it and marked in the text.
		const quoted = await readings.locator("q").allTextContents();
		expect(quoted.length).toBeGreaterThan(0);
		expect((await admin.pane.locator("mark").allTextContents()).join("")).toContain(quoted[0]);
		await expectFine(page, `desk ${locale} ${width}`);
		await admin.act(admin.say(m.admin_messages_approve)).click();
		await admin.undoBar.waitFor();
		await expect.poll(async () => (await app.read(recipientEmail)).body.length).toBe(2);
		await expectNoTrouble(visit);
	});
});
