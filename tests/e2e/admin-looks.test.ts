import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { m } from "#i18n/compiled/messages.js";
import { locales } from "#i18n/locales.ts";
import { expectNoTrouble, type Visit } from "#tests/browser.ts";
import { holding } from "#tests/holding-moderator.ts";
import { adminPage, sendHeld } from "./admin-page.ts";
import { expectAccessible } from "./axe.ts";
import { overflow, smallTargets } from "./page-probes.ts";
import { setUpStage } from "./stage.ts";

const stage = setUpStage({ moderation: holding });

beforeAll(async () => {
	await sendHeld(stage.app, 3);
	await stage.app.send({ recipientEmail: "b@example.org", message: "Call me on 06 12 34 56 78, my dear." });
});

describe.each(locales)("the administration in %s, on a phone", (locale) => {
	let visit: Visit;
	beforeAll(async () => {
		visit = await stage.browser.visit(stage.app.url, {
			reducedMotion: true,
			beforeScripts: `localStorage.setItem("admin_language", "${locale}")`,
		});
	});
	afterAll(() => visit.close());

	it("can be used by everybody, fits and is easy to touch in every state", async () => {
		const { page } = visit;
		const admin = adminPage(page, stage.app.url, locale);
		const expectFine = async (state: string) => {
			await expectAccessible(page, state);
			expect([state, await page.evaluate(overflow)]).toEqual([state, []]);
			expect([state, await page.evaluate(smallTargets)]).toEqual([state, []]);
		};
		await admin.open();
		await admin.username.waitFor();
		await expectFine("sign-in page");
		await admin.enter();
		await admin.cards.first().waitFor();
		await page.getByText(admin.say(m.admin_messages_filters), { exact: true }).click();
		await page.getByLabel(admin.say(m.admin_messages_select_all)).check();
		await expectFine("list, filters, selection");
		await page.keyboard.press("?");
		await expectFine("help");
		await page.keyboard.press("Escape");
		await page.keyboard.press("d");
		await expectFine("question");
		await page.keyboard.press("Escape");
		await page.keyboard.press("r");
		await page.getByText(admin.say(m.admin_messages_rejected_one)).waitFor();
		await expectFine("undo");
		for (const name of [
			admin.say(m.admin_frame_analytics),
			admin.say(m.admin_frame_templates),
			admin.say(m.admin_frame_settings),
		]) {
			await admin.tab(name).click();
			await page.getByRole("tabpanel", { name }).waitFor();
			await expect.poll(() => page.getByText(admin.say(m.admin_frame_loading_tab)).count()).toBe(0);
			await expectFine(name);
		}
		await expectNoTrouble(visit);
	});
});
