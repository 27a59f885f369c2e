import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { m } from "#i18n/compiled/messages.js";
import { locales } from "#i18n/locales.ts";
import { signIn } from "#tests/admin-client.ts";
import { expectNoTrouble, openBrowser, type TestBrowser } from "#tests/browser.ts";
import { type MailSink, startMailSink } from "#tests/mail-sink.ts";
import { startTestApp, type TestApp } from "#tests/start-test-app.ts";
import { adminPage } from "./admin-page.ts";
import { expectAccessible } from "./axe.ts";
import { overflow, smallTargets } from "./page-probes.ts";

let browser: TestBrowser;
let sink: MailSink;
let app: TestApp;

beforeAll(async () => {
	[browser, sink] = await Promise.all([openBrowser(), startMailSink()]);
	sink.behave(() => ({ code: 451, text: "Come back later" }));
	app = await startTestApp("sqlite", { SMTP_URL: sink.url });
	await app.send({ recipientEmail: "jane@example.org", message: "Your smile is the best part of my mornings." });
	await (await signIn(app)).post("/administrators", { username: "rose", password: "a good one", role: "owner" });
});
afterAll(async () => {
	await Promise.all([browser.close(), app.remove()]);
	await sink.close();
});

describe.each(locales)("e-mails and settings in %s, on a phone", (locale) => {
	it("can be used by everybody, fit and are easy to touch, dialogs too", async () => {
		const visit = await browser.visit(app.url, { reducedMotion: true, beforeScripts: speaking(locale) });
		const { page } = visit;
		const admin = adminPage(page, app.url, locale);
		const { say } = admin;
		const confirmation = say(m.admin_templates_confirmation);
		await admin.enter();
		await admin.tab(admin.say(m.admin_frame_templates)).click();
		await admin.section(say(m.admin_sections_deliverability)).click();
		await page
			.getByRole("region", { name: say(m.admin_tables_table_of, { name: say(m.admin_templates_failures) }) })
			.waitFor();
		await expectFine(page, "failed deliveries");
		await admin.section(say(m.admin_sections_templates)).click();
		for (const name of [m.admin_templates_preview_of, m.admin_templates_test_of].map((of) =>
			say(of, { name: confirmation }),
		)) {
			await admin.button(name).click();
			const dialog = page.getByRole("dialog", { name });
			await dialog.waitFor();
			await expectFine(page, name);
			await page.keyboard.press("Escape");
			await dialog.waitFor({ state: "detached" });
		}
		await admin.tab(admin.say(m.admin_frame_settings)).click();
		await admin.section(say(m.admin_sections_team)).click();
		await admin.button(say(m.admin_settings_remove_of, { name: "rose" })).click();
		await expectFine(page, "removing");
		await page.keyboard.press("Escape");
		await admin.section(say(m.admin_sections_account)).click();
		await page.getByLabel(say(m.admin_settings_current_password), { exact: true }).fill("correct horse");
		await page.getByLabel(say(m.admin_settings_new_password), { exact: true }).fill("correct horse");
		await page.getByLabel(say(m.admin_settings_confirm_password), { exact: true }).fill("correct horse");
		await admin.button(say(m.admin_settings_save_password)).click();
		await page.getByRole("dialog", { name: say(m.admin_settings_changed) }).waitFor();
		await expectFine(page, "hash");
		await expectNoTrouble(visit);
		await visit.close();
	});
});

/** The frame of a preview runs it too, and has no storage. */
function speaking(locale: string): string {
	return `if (window === top) localStorage.setItem("admin_language", "${locale}")`;
}

async function expectFine(page: Page, state: string): Promise<void> {
	await expectAccessible(page, state);
	expect([state, await page.evaluate(overflow)]).toEqual([state, []]);
	expect([state, await page.evaluate(smallTargets)]).toEqual([state, []]);
}
