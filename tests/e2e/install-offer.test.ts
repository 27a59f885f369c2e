import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { m } from "#i18n/compiled/messages.js";
import { expectNoTrouble } from "#tests/browser.ts";
import { expectAccessible } from "./axe.ts";
import { homePage, kindWords } from "./home-page.ts";
import { overflow, smallTargets } from "./page-probes.ts";
import { setUpStage } from "./stage.ts";
import { walkedIn } from "./walked-in.ts";

const stage = setUpStage();

/** What a browser does that can keep the site on the home screen; gives whether it shows its own offer. */
const offerInstallation = `(() => {
	const event = new Event("beforeinstallprompt", { cancelable: true });
	event.prompt = async () => void (window.prompted = true);
	return dispatchEvent(event);
})()`;

const ownOffer = (page: Page) => page.evaluate<boolean>(offerInstallation);

describe.each(walkedIn("en"))("the offer to keep the site on the home screen, in %s", (locale) => {
	it("waits for the first letter sent, is quiet, and once declined never comes again", async () => {
		const visit = await stage.browser.visit(stage.app.url, { reducedMotion: true });
		const { page } = visit;
		const home = homePage(page, stage.app.url, locale);
		const bar = page.getByRole("region", { name: home.say(m.install_offer_label), exact: true });
		await page.route("**/api/messages", (route) =>
			route.fulfill({ json: { success: true, status: "approved", emailSent: true } }),
		);
		await home.open();
		await page.waitForLoadState("networkidle");
		expect(await ownOffer(page)).toBe(false);
		await home.write("jane@example.org", kindWords[locale]);
		expect(await bar.count()).toBe(0);
		await home.send.click();
		await bar.getByText(home.say(m.install_offer_text), { exact: true }).waitFor();
		await expectAccessible(page, "offered");
		expect([await page.evaluate(overflow), await page.evaluate(smallTargets)]).toEqual([[], []]);
		await bar.getByRole("button", { name: home.say(m.install_offer_decline), exact: true }).click();
		expect(await bar.count()).toBe(0);
		expect(await page.evaluate("localStorage.getItem('install-offer')")).toBe("declined");

		await page.reload({ waitUntil: "networkidle" });
		await ownOffer(page);
		await home.write("jane@example.org", kindWords[locale]);
		const fetched = page.waitForResponse(/install-offer/);
		await home.send.click();
		await (await fetched).finished();
		await page.waitForLoadState("networkidle");
		expect(await bar.count()).toBe(0);
		expect(await page.evaluate("window.prompted")).toBeUndefined();
		await expectNoTrouble(visit);
		await visit.close();
	});
});

it("a letter received brings it, too, and a tap asks the browser", async () => {
	const visit = await stage.browser.visit(stage.app.url, { reducedMotion: true });
	const { page } = visit;
	const home = homePage(page, stage.app.url, "en");
	const letters = [{ id: "1", created_at: "2026-03-09T20:05:00.000Z", message_content: "You are kind." }];
	await page.route("**/api/messages/*", (route) => route.fulfill({ json: letters }));
	await page.goto(`${stage.app.url}/#received`, { waitUntil: "networkidle" });
	await ownOffer(page);
	await home.openInbox("jane@example.org");
	await page.getByRole("button", { name: home.say(m.install_offer_accept), exact: true }).click();
	await expect.poll(() => page.evaluate("window.prompted")).toBe(true);
	await visit.close();
});
