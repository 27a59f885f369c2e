import type { Page } from "playwright-core";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { healthSignNames } from "#contract/health.ts";
import { m } from "#i18n/compiled/messages.js";
import { locales } from "#i18n/locales.ts";
import { expectNoTrouble, type Visit } from "#tests/browser.ts";
import { startTestApp, type TestApp } from "#tests/start-test-app.ts";
import { adminPage } from "./admin-page.ts";
import { expectAccessible } from "./axe.ts";
import { overflow, smallTargets } from "./page-probes.ts";
import { setUpBrowser } from "./stage.ts";

const browser = setUpBrowser();
let app: TestApp;
let visit: Visit;
let page: Page;

beforeEach(async () => {
	// A marker that no backup has touched: something to be told.
	app = await startTestApp("sqlite", { BACKUP_MARKER: "/nowhere/backup-done" });
	visit = await browser.visit(app.url, { reducedMotion: true });
	({ page } = visit);
});
afterEach(async () => {
	await visit.close();
	await app.remove();
});

describe("how the service fares", () => {
	it("is said above every tab when something is wrong, with a way to what to do about it", async () => {
		const admin = adminPage(page, app.url);
		await admin.enter();
		const banner = page.getByRole("status").filter({ hasText: "Sauvegarde" });
		await banner.waitFor();
		await banner.getByRole("link", { name: admin.say(m.admin_health_open) }).click();
		await page.getByRole("heading", { name: admin.say(m.admin_health_heading) }).waitFor();
		expect(await page.evaluate(() => location.hash)).toBe("#settings/health");
		const signs = page.locator(".health-sign");
		expect(await signs.count()).toBe(healthSignNames.length);
		// What is wrong stands first.
		expect(await signs.first().textContent()).toContain(admin.say(m.admin_health_backup_missing));
		expect(await signs.first().textContent()).toContain(admin.say(m.admin_health_backup_missing_do));
		await page.getByText(admin.say(m.admin_health_smtp_captured)).waitFor();
		await expectNoTrouble(visit);
	});

	it("is not known when the server cannot be asked, and says so", async () => {
		await page.route("**/api/admin/health", (route) =>
			route.fulfill({ status: 503, json: { error: "Base absente." } }),
		);
		const admin = adminPage(page, app.url);
		await admin.enter("/admin#settings/health");
		await admin.alert(/Base absente/).waitFor();
		expect(await page.locator(".health-sign").count()).toBe(0);
	});

	it.each(locales)("can be read by everybody on a phone, in %s", async (locale) => {
		const phone = await browser.visit(app.url, {
			reducedMotion: true,
			beforeScripts: `localStorage.setItem("admin_language", "${locale}")`,
		});
		await adminPage(phone.page, app.url, locale).enter("/admin#settings/health");
		await phone.page.locator(".health-sign").first().waitFor();
		await expectAccessible(phone.page, "health");
		expect(await phone.page.evaluate(overflow)).toEqual([]);
		expect(await phone.page.evaluate(smallTargets)).toEqual([]);
		await phone.close();
	});
});
