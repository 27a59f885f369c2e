import type { Page } from "playwright-core";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { m } from "#i18n/compiled/messages.js";
import type { AdminClient } from "#tests/admin-client.ts";
import { expectNoTrouble, type Visit } from "#tests/browser.ts";
import { holding } from "#tests/holding-moderator.ts";
import { adminPage, sendHeld } from "./admin-page.ts";
import { type Desk, visitDesk } from "./desk.ts";
import { setUpStage } from "./stage.ts";

const stage = setUpStage({ moderation: holding });

describe("the address of the queue", () => {
	let desk: Desk;
	let visit: Visit;
	let page: Page;
	let api: AdminClient;
	let admin: ReturnType<typeof adminPage>;
	beforeEach(async () => {
		desk = await visitDesk(stage);
		({ visit, page, api, admin } = desk);
	});
	afterEach(() => desk.leave());

	const idOf = async (text: string): Promise<string> => (await desk.listed(text))?.id ?? "";

	it("names view, filters, search and note, and leads back to them", async () => {
		const [first = "", second = ""] = await sendHeld(stage.app, 3);
		await api.post(`/messages/${await idOf(second)}/moderate`, { action: "reject", category: "spam" });
		await admin.enter();
		await admin.current.filter({ hasText: first }).waitFor();
		await page.getByRole("link", { name: admin.say(m.admin_messages_view_decided), exact: true }).click();
		await expect.poll(() => admin.rows.count()).toBe(1);
		await admin.pane.getByText(/Décision prise par admin/).waitFor();
		await page.getByRole("link", { name: admin.say(m.admin_messages_view_all), exact: true }).click();
		await expect.poll(() => admin.rows.count()).toBe(3);
		await admin.button(admin.say(m.admin_messages_filters)).click();
		await page.getByLabel(admin.say(m.admin_messages_status)).selectOption("rejected");
		await expect.poll(() => admin.rows.count()).toBe(1);
		await page.goBack();
		await expect.poll(() => admin.rows.count()).toBe(3);
		await page.goForward();
		await expect.poll(() => admin.rows.count()).toBe(1);
		await page.reload();
		await expect.poll(() => admin.rows.count()).toBe(1);
		await admin.pane.filter({ hasText: second }).waitFor();
		const wantedNote = `note=${await idOf(second)}`;
		await expect.poll(() => new URL(page.url()).hash).toContain(wantedNote);
		await expectNoTrouble(visit);
	});

	it("opens a note that is on no page loaded, from a link alone", async () => {
		const [first = "", second = ""] = await sendHeld(stage.app, 2);
		const id = await idOf(second);
		await api.post(`/messages/${id}/moderate`, { action: "approve" });
		await admin.enter(`/admin#messages?note=${id}`);
		await admin.pane.filter({ hasText: second }).waitFor();
		expect(await admin.rows.count()).toBe(1);
		await page.keyboard.press("j");
		await admin.current.filter({ hasText: first }).waitFor();
	});

	it("says that a note is gone", async () => {
		await admin.enter("/admin#messages?note=01a2b3c4-0000-7000-8000-0123456789ab");
		await admin.pane.getByText(admin.say(m.admin_messages_not_there)).waitFor();
	});

	it("leads from the counters to what they count", async () => {
		await sendHeld(stage.app, 2);
		await stage.app.send({ recipientEmail: "b@example.org", message: "Call me on 06 12 34 56 78, my dear." });
		await admin.enter();
		await expect.poll(() => admin.rows.count()).toBe(2);
		await page.locator('.status-counters [data-status="rejected"] a').click();
		await expect.poll(() => admin.rows.count()).toBe(1);
		await page.locator('.status-counters [data-status="pending"] a').click();
		await expect.poll(() => admin.rows.count()).toBe(2);
	});

	it("finds words among what is loaded, and an address or an id everywhere", async () => {
		const [first = ""] = await sendHeld(stage.app, 3);
		await api.post(`/messages/${await idOf(first)}/moderate`, { action: "reject" });
		await admin.enter();
		await expect.poll(() => admin.rows.count()).toBe(2);
		await page.keyboard.press("/");
		const search = page.getByRole("searchbox");
		expect(await search.evaluate((element) => element === document.activeElement)).toBe(true);
		await search.pressSequentially("note 2");
		await expect.poll(() => admin.rows.allTextContents()).toEqual([expect.stringContaining("Hold note 2.")]);
		for (const wanted of ["NOTE1@example.org", await idOf(first)]) {
			await search.fill("note 2");
			await expect.poll(() => admin.rows.allTextContents()).toEqual([expect.stringContaining("Hold note 2.")]);
			await search.fill(wanted);
			await expect.poll(() => admin.rows.allTextContents()).toEqual([expect.stringContaining(first)]);
		}
		expect(await search.inputValue()).toBe(await idOf(first));
		expect(await search.evaluate((element) => element === document.activeElement)).toBe(true);
	});

	it("is reached by g and a letter, which then does nothing else", async () => {
		const [text = ""] = await sendHeld(stage.app, 1);
		await admin.enter();
		await admin.current.waitFor();
		await page.keyboard.press("g");
		await page.keyboard.press("a");
		await page.getByRole("tabpanel", { name: admin.say(m.admin_frame_analytics) }).waitFor();
		await page.keyboard.press("g");
		await page.keyboard.press("p");
		await admin.current.filter({ hasText: text }).waitFor();
		await page.keyboard.press("g");
		await page.keyboard.press("d");
		expect(await page.getByRole("dialog").count()).toBe(0);
		expect(await admin.counter("pending")).toBe("1");
	});

	it("stays where it is when new notes come, and counts them in its title", async () => {
		await page.clock.install();
		const [text = ""] = await sendHeld(stage.app, 1);
		await admin.enter();
		await admin.current.filter({ hasText: text }).waitFor();
		await expect.poll(() => page.title()).toMatch(/^\(1\) /);
		await sendHeld(stage.app, 2, "later");
		await page.clock.runFor(16_000);
		await admin.button(admin.say(m.admin_messages_arrived, { count: "2" })).waitFor();
		expect(await admin.rows.count()).toBe(1);
		await expect.poll(() => page.title()).toMatch(/^\(3\) /);
		await admin.button(admin.say(m.admin_messages_arrived, { count: "2" })).click();
		await expect.poll(() => admin.rows.count()).toBe(3);
		await admin.current.filter({ hasText: text }).waitFor();
	});
});

describe("on a phone", () => {
	it("shows the list or one note, and the back button leads from one to the other", async () => {
		const [first = "", second = ""] = await sendHeld(stage.app, 2);
		const visit = await stage.browser.visit(stage.app.url);
		const { page } = visit;
		const admin = adminPage(page, stage.app.url);
		await admin.enter();
		await admin.read(first);
		expect(await admin.list.isVisible()).toBe(false);
		const approve = admin.act(admin.say(m.admin_messages_approve));
		const { height = 0 } = page.viewportSize() ?? {};
		const box = await approve.boundingBox();
		expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(height - 100);
		await page.goBack();
		await admin.row(first).waitFor();
		await admin.read(first);
		await approve.click();
		await admin.pane.filter({ hasText: second }).waitFor();
		await page.getByRole("link", { name: admin.say(m.admin_messages_back) }).click();
		await admin.row(second).waitFor();
		await expect.poll(() => admin.rows.count()).toBe(1);
		await expectNoTrouble(visit);
		await visit.close();
	});
});
