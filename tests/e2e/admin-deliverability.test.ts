import type { Page } from "playwright-core";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { m } from "#i18n/compiled/messages.js";
import { locales } from "#i18n/locales.ts";
import { expectNoTrouble, type Visit } from "#tests/browser.ts";
import { type MailSink, startMailSink } from "#tests/mail-sink.ts";
import { startTestApp, type TestApp } from "#tests/start-test-app.ts";
import { adminPage } from "./admin-page.ts";
import { expectAccessible } from "./axe.ts";
import { speaker } from "./home-page.ts";
import { overflow, smallTargets } from "./page-probes.ts";
import { savedBy } from "./saved-file.ts";
import { setUpBrowser } from "./stage.ts";

const say = speaker("fr");

const browser = setUpBrowser();
let sink: MailSink;
let app: TestApp;
let visit: Visit;
let page: Page;
let admin: ReturnType<typeof adminPage>;

beforeEach(async () => {
	sink = await startMailSink();
	sink.behave((to) => {
		if (to.startsWith("later")) return { code: 451, text: "4.7.1 greylisted", at: "rcpt" };
		return to.startsWith("never") ? { code: 550, text: "5.1.1 no such user", at: "rcpt" } : "accept";
	});
	app = await startTestApp("sqlite", { SMTP_URL: sink.url });
	for (const to of ["jane@one.example", "never@one.example", "later@two.example"]) {
		await app.send({ recipientEmail: to, message: "Your smile is the best part of my mornings." });
	}
	visit = await browser.visit(app.url, { reducedMotion: true, width: 1280, height: 800 });
	({ page } = visit);
	admin = adminPage(page, app.url);
});
afterEach(async () => {
	await visit.close();
	await app.remove();
	await sink.close();
});

const table = (name: string) => page.getByRole("region", { name: say(m.admin_tables_table_of, { name }) });
const rows = (name: string) => table(name).locator("tbody tr");

describe("the failures", () => {
	it("are told by code and domain, narrowed to a code by a link, and back leads to all again", async () => {
		await admin.enter("/admin#templates/deliverability");
		const failures = rows(say(m.admin_templates_failures));
		await expect.poll(() => failures.count()).toBe(2);
		expect(await failures.allTextContents()).toEqual([
			expect.stringContaining("two.example"),
			expect.stringContaining("one.example"),
		]);
		const codes = rows(say(m.admin_deliverability_by_code));
		expect(await codes.count()).toBe(2);
		await codes.getByText(say(m.admin_deliverability_means_no_mailbox)).waitFor();
		await page.getByRole("link", { name: say(m.admin_deliverability_show_of, { code: "550 5.1.1" }) }).click();
		await expect.poll(() => failures.allTextContents()).toEqual([expect.stringContaining("one.example")]);
		expect(await page.evaluate(() => location.hash)).toContain("code=550");
		await page.goBack();
		await expect.poll(() => failures.count()).toBe(2);
		const { text } = await savedBy(
			page,
			admin.button(say(m.admin_tables_export_csv_of, { name: say(m.admin_templates_failures) })),
		);
		expect(text).toContain("two.example");
		expect(text).not.toContain("@");
		await expectNoTrouble(visit);
	});

	it("are all tried again at once", async () => {
		await admin.enter("/admin#templates/deliverability");
		sink.behave(() => "accept");
		await admin.button(say(m.admin_deliverability_retry_all, { count: "1" })).click();
		await page
			.getByRole("status")
			.getByText(say(m.admin_deliverability_retried, { count: "1" }))
			.waitFor();
		await sink.waitFor(2);
		await expectNoTrouble(visit);
	});

	it("lead to their message", async () => {
		await admin.enter("/admin#templates/deliverability");
		const [row] = await app.query("select source_id from delivery where last_code like '550%'");
		const source = `${row?.source_id}`.slice(-8);
		await page.getByRole("link", { name: say(m.admin_tables_open_message_of, { source }) }).click();
		await expect.poll(() => page.evaluate(() => location.hash)).toContain(`note=${row?.source_id}`);
	});
});

it("says of an address whether it gets notes, stops them and allows them again", async () => {
	await admin.enter("/admin#templates/deliverability");
	const field = page.getByLabel(say(m.admin_deliverability_address), { exact: true });
	await admin.button(say(m.admin_deliverability_look_up)).click();
	await admin.alert(say(m.admin_deliverability_enter_address)).waitFor();
	await field.fill("jane@one.example");
	await admin.button(say(m.admin_deliverability_look_up)).click();
	await page.getByText(say(m.admin_deliverability_gets_notes)).waitFor();
	await admin.button(say(m.admin_deliverability_stop)).click();
	await page
		.getByRole("dialog")
		.getByRole("button", { name: say(m.admin_deliverability_stop) })
		.click();
	await page.getByText(say(m.admin_deliverability_gets_none), { exact: true }).waitFor();
	await rows(say(m.admin_deliverability_suppressions)).getByText(say(m.admin_deliverability_reason_by_hand)).waitFor();
	expect((await app.send({ recipientEmail: "jane@one.example", message: "Again, dear." })).body.success).toBe(false);
	const [mailbox] = await app.query("select mailbox_key from suppression where reason = 'by_hand'");
	const short = `${mailbox?.mailbox_key}`.slice(0, 8);
	await admin
		.button(say(m.admin_deliverability_allow_of, { mailbox: short }))
		.first()
		.click();
	await page
		.getByRole("dialog")
		.getByRole("button", { name: say(m.admin_deliverability_allow) })
		.click();
	await page.getByText(say(m.admin_deliverability_gets_notes)).waitFor();
	await expectNoTrouble(visit);
});

describe.each(locales)("deliverability in %s, on a phone", (locale) => {
	it("can be used by everybody, fits and is easy to touch", async () => {
		const phone = await browser.visit(app.url, {
			reducedMotion: true,
			beforeScripts: `localStorage.setItem("admin_language", "${locale}")`,
		});
		await adminPage(phone.page, app.url, locale).enter("/admin#templates/deliverability");
		await phone.page.locator(".stacking-table").nth(3).waitFor();
		await expectAccessible(phone.page, "deliverability");
		expect(await phone.page.evaluate(overflow)).toEqual([]);
		expect(await phone.page.evaluate(smallTargets)).toEqual([]);
		await phone.close();
	});
});

it("saves the whole list of those who are sent no notes, however much of it is shown", async () => {
	const entries = Array.from({ length: 120 }, (_, index) => `('mailbox${index}', 'by_hand', ${index}, null)`);
	await app.query(`insert into suppression (mailbox_key, reason, at, expires_at) values ${entries.join(", ")}`);
	await admin.enter("/admin#templates/deliverability");
	const list = rows(say(m.admin_deliverability_suppressions));
	await expect.poll(() => list.count()).toBe(50);
	const name = say(m.admin_tables_export_csv_of, { name: say(m.admin_deliverability_suppressions) });
	const { text } = await savedBy(page, admin.button(name));
	// One of never@one.example, whose server has said that there is no such mailbox.
	expect(text.trimEnd().split("\r\n")).toHaveLength(1 + 120 + 1);
	expect(await list.count()).toBe(50);
	await expectNoTrouble(visit);
});

it("says that nothing is sent where no mail server is set", async () => {
	await app.restart({ SMTP_URL: "" });
	await admin.enter("/admin#templates/deliverability");
	await page.getByText(say(m.admin_deliverability_captured)).waitFor();
});
