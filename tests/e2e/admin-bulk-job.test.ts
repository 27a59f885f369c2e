import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { m } from "#i18n/compiled/messages.js";
import type { AdminClient } from "#tests/admin-client.ts";
import { expectNoTrouble, type Visit } from "#tests/browser.ts";
import { holding } from "#tests/holding-moderator.ts";
import { type adminPage, sendHeld } from "./admin-page.ts";
import { expectAccessible } from "./axe.ts";
import { type Desk, visitDesk } from "./desk.ts";
import { overflow } from "./page-probes.ts";
import { setUpStage } from "./stage.ts";

const stage = setUpStage({ moderation: holding });

describe("all messages of a filter", () => {
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
	const pending = async () => (await api.get("/messages/counts")).body.counts.pending;

	it("are rejected with a reason once their number is typed, after ten seconds in which all of it can be undone", async () => {
		await sendHeld(stage.app, 3);
		await admin.enter();
		const { say, button } = admin;
		const all = page.getByRole("group", { name: say(m.admin_bulk_all) });
		expect(await all.count()).toBe(0);
		await button(say(m.admin_messages_filters)).click();
		await all.waitFor();
		await button(say(m.admin_bulk_all_reject)).click();
		const dialog = page.getByRole("dialog");
		await dialog.getByText(say(m.admin_bulk_title_reject, { count: "3" })).waitFor();
		const confirm = dialog.getByRole("button", { name: say(m.admin_messages_reject), exact: true });
		expect(await confirm.isDisabled()).toBe(true);
		await dialog.getByLabel(say(m.admin_frame_type_to_confirm, { word: "3" })).fill("3");
		expect(await confirm.isDisabled()).toBe(true);
		await dialog.getByLabel(say(m.admin_bulk_reason)).fill("Une vague de publicité");
		await dialog.getByLabel(say(m.admin_messages_category)).selectOption("spam");
		await expectAccessible(page, "all messages of a filter");

		// Somebody else sends one meanwhile: another number is another decision.
		await sendHeld(stage.app, 1, "later");
		await confirm.click();
		await dialog.getByRole("alert").waitFor();
		await dialog.getByText(say(m.admin_bulk_title_reject, { count: "4" })).waitFor();
		expect(await dialog.getByLabel(say(m.admin_bulk_reason)).inputValue()).toBe("Une vague de publicité");
		await dialog.getByLabel(say(m.admin_frame_type_to_confirm, { word: "4" })).fill("4");
		await confirm.click();
		await page
			.getByText(say(m.admin_bulk_waiting_reject, { count: "4" }))
			.first()
			.waitFor();
		expect(await page.evaluate(overflow)).toEqual([]);
		await page.locator(".bulk-job-open").getByRole("button").click();
		await page.getByText(say(m.admin_bulk_undone)).first().waitFor();
		expect(await pending()).toBe(4);
		const { jobs } = (await api.get("/message-jobs")).body;
		expect(jobs[0]).toMatchObject({ state: "stopped", done: 0, reason: "Une vague de publicité", category: "spam" });
		await expectNoTrouble(visit, { failingRequests: true });
	});

	it("are saved as a file: the whole list, not what is loaded", async () => {
		const texts = await sendHeld(stage.app, 55, "file");
		await stage.app.send({ recipientEmail: "jane@example.org", message: "Approved, so not of this view" });
		await admin.enter();
		const { say, button } = admin;
		const download = page.waitForEvent("download");
		await button(say(m.admin_tables_export_csv)).click();
		const saved = await (await download).path();
		const rows = (await readFile(saved, "utf8")).trimEnd().split("\r\n").slice(1);
		expect(rows).toHaveLength(texts.length);
		for (const text of texts) expect(rows.filter((row) => row.includes(text))).toHaveLength(1);
		await expectNoTrouble(visit);
	});
});
