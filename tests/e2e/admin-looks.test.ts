import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { m } from "#i18n/compiled/messages.js";
import { type Locale, locales } from "#i18n/locales.ts";
import { expectNoTrouble, type Visit } from "#tests/browser.ts";
import { holding } from "#tests/holding-moderator.ts";
import { adminTabs } from "#web/admin/address/address.ts";
import { adminPage, sendHeld } from "./admin-page.ts";
import { expectAccessible } from "./axe.ts";
import { cutOff, doubleText, overflow, smallTargets } from "./page-probes.ts";
import { setUpStage } from "./stage.ts";

const stage = setUpStage({ moderation: holding });

beforeAll(async () => {
	await sendHeld(stage.app, 3);
	await stage.app.send({ recipientEmail: "b@example.org", message: "Call me on 06 12 34 56 78, my dear." });
});

const speaking = (locale: Locale) => `localStorage.setItem("admin_language", "${locale}")`;

describe.each(locales)("the queue in %s, on a desk", (locale) => {
	it("can be used by everybody and fits", async () => {
		const visit = await stage.browser.visit(stage.app.url, {
			width: 1280,
			height: 800,
			reducedMotion: true,
			beforeScripts: speaking(locale),
		});
		const { page } = visit;
		const admin = adminPage(page, stage.app.url, locale);
		await admin.enter();
		await admin.current.waitFor();
		await page.keyboard.press("j");
		await expectAccessible(page, "list and note");
		expect(await page.evaluate(overflow)).toEqual([]);
		await page.locator('.status-counters [data-status="rejected"] a').click();
		await admin.act(admin.say(m.admin_messages_overturn)).waitFor();
		await expectAccessible(page, "refused");
		await expectNoTrouble(visit);
		await visit.close();
	});
});

describe.each(locales)("the administration in %s, on a phone", (locale) => {
	let visit: Visit;
	beforeAll(async () => {
		visit = await stage.browser.visit(stage.app.url, {
			reducedMotion: true,
			beforeScripts: speaking(locale),
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
		await admin.rows.first().waitFor();
		await admin.button(admin.say(m.admin_messages_filters)).click();
		await page.getByLabel(admin.say(m.admin_messages_select_all)).check();
		await expectFine("list, filters, selection");
		await page.keyboard.press("?");
		await expectFine("help");
		await page.keyboard.press("Escape");
		await admin.rows.first().getByRole("link").click();
		await page.getByRole("heading", { level: 2 }).first().waitFor();
		await expectFine("note");
		await admin.button(admin.say(m.admin_messages_reasons)).click();
		await expectFine("reasons");
		await page.keyboard.press("d");
		await expectFine("question");
		await page.keyboard.press("Escape");
		await page.keyboard.press("1");
		await admin.undoBar.waitFor();
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

describe.each(locales)("with text twice as large, on a phone, in %s", (locale) => {
	it("every section stays within 360 px, and within 320, and no control or figure is cut off", async () => {
		await sendHeld(stage.app, 2, locale);
		const visit = await stage.browser.visit(stage.app.url, { reducedMotion: true, beforeScripts: speaking(locale) });
		const { page } = visit;
		const admin = adminPage(page, stage.app.url, locale);
		await admin.enter();
		await page.evaluate(doubleText);
		const expectWhole = async (place: string) => {
			await expect.poll(() => page.getByText(admin.say(m.admin_frame_loading_tab)).count()).toBe(0);
			for (const width of [360, 320]) {
				await page.setViewportSize({ width, height: 740 });
				const where = `${place}, ${width} px`;
				expect([where, await page.evaluate(overflow), await page.evaluate(cutOff)]).toEqual([where, [], []]);
			}
		};
		await admin.rows.first().waitFor();
		await admin.button(admin.say(m.admin_messages_filters)).click();
		await expectWhole("list and filters");
		await admin.rows.first().getByRole("link").click();
		await admin.button(admin.say(m.admin_messages_reasons)).click();
		await expectWhole("note");
		await page.keyboard.press("1");
		await admin.undoBar.waitFor();
		await expectWhole("undo");
		for (const tab of adminTabs.slice(1)) {
			await page.evaluate((hash) => location.assign(hash), `#${tab}`);
			const links = page.locator('[role="tabpanel"]:not([hidden]) .section-links a');
			await page.locator(`#tab-${tab}[aria-selected="true"]`).waitFor();
			await expectWhole(tab);
			for (const link of await links.all()) {
				await link.click();
				await expectWhole((await link.textContent()) ?? "");
			}
		}
		await visit.close();
	});
});

describe("in the reader's own few colours", () => {
	it("what is chosen looks other than what is not", async () => {
		await sendHeld(stage.app, 2, "few");
		const visit = await stage.browser.visit(stage.app.url, { reducedMotion: true, width: 1280, height: 800 });
		const { page } = visit;
		await page.emulateMedia({ forcedColors: "active" });
		const admin = adminPage(page, stage.app.url);
		const look = (selector: string) =>
			page
				.locator(selector)
				.first()
				.evaluate((element) => {
					const { backgroundColor, borderBottomColor, color, outlineStyle, outlineWidth } = getComputedStyle(element);
					return { backgroundColor, borderBottomColor, color, outlineStyle, outlineWidth };
				});
		const expectApart = async (chosen: string, other: string) => {
			await page.locator(chosen).first().waitFor();
			expect([chosen, await look(chosen)]).not.toEqual([chosen, await look(other)]);
		};
		await admin.enter();
		await expectApart('.message-row[data-current="true"]', '.message-row[data-current="false"]');
		await expectApart(".view-choice a[aria-current]", ".view-choice a:not([aria-current])");
		await expectApart('.folder-tabs [aria-selected="true"]', '.folder-tabs [aria-selected="false"]');
		await admin.open("/admin#analytics");
		await expectApart(".segment:has(:checked)", ".segment:not(:has(:checked))");
		await admin.open("/admin#settings");
		await expectApart(".section-links a[aria-current]", ".section-links a:not([aria-current])");
		await visit.close();
	});
});
