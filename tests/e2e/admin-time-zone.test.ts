import { afterAll, beforeAll, expect, it } from "vitest";
import { m } from "#i18n/compiled/messages.js";
import { signIn } from "#tests/admin-client.ts";
import { openBrowser, type TestBrowser } from "#tests/browser.ts";
import { startTestApp, type TestApp } from "#tests/start-test-app.ts";
import { adminPage } from "./admin-page.ts";

let browser: TestBrowser;
let app: TestApp;
beforeAll(async () => {
	[browser, app] = await Promise.all([
		openBrowser({ environment: { TZ: "America/New_York" } }),
		startTestApp("sqlite", { TIME_ZONE: "Asia/Tokyo" }, { clock: () => Date.parse("2026-03-01T20:00:00Z") }),
	]);
});
afterAll(async () => {
	await Promise.all([browser.close(), app.remove()]);
});

it("every hour is the service's, whatever the browser's zone, and the zone is named once", async () => {
	await signIn(app);
	const visit = await browser.visit(app.url, { reducedMotion: true });
	const { page } = visit;
	const admin = adminPage(page, app.url);
	await admin.enter("/admin#settings/audit");
	const first = page.locator("tbody tr").first().locator("td").first();
	await expect.poll(() => first.textContent()).toBe("2 mars 2026 à 5\u00a0h");
	const named = page.getByText("Asia/Tokyo");
	expect(await named.allTextContents()).toEqual([admin.say(m.admin_frame_time_zone, { zone: "Asia/Tokyo" })]);
	await visit.close();
});
