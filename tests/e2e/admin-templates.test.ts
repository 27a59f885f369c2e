import type { Page } from "playwright-core";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { m } from "#i18n/compiled/messages.js";
import { signIn } from "#tests/admin-client.ts";
import { expectNoTrouble, type Visit } from "#tests/browser.ts";
import { type MailSink, startMailSink } from "#tests/mail-sink.ts";
import { startTestApp, type TestApp } from "#tests/start-test-app.ts";
import { adminPage } from "./admin-page.ts";
import { speaker } from "./home-page.ts";
import { setUpBrowser } from "./stage.ts";

const say = speaker("fr");
const note = { recipientEmail: "jane@example.org", message: "Your smile is the best part of my mornings." };

const browser = setUpBrowser();
let sink: MailSink;
let app: TestApp;
let visit: Visit;
let page: Page;
let admin: ReturnType<typeof adminPage>;

beforeEach(async () => {
	sink = await startMailSink();
	app = await startTestApp("sqlite", { SMTP_URL: sink.url });
	visit = await browser.visit(app.url, { reducedMotion: true });
	({ page } = visit);
	admin = adminPage(page, app.url);
	await admin.enter();
});
afterEach(async () => {
	await visit.close();
	await app.remove();
	await sink.close();
});

const open = () => admin.tab("Templates Email").click();
const toggle = (name: string) => page.getByRole("switch", { name: say(m.admin_templates_switch_of, { name }) });
const expectSwitches = (states: readonly boolean[]) =>
	expect
		.poll(async () =>
			Promise.all(
				[
					say(m.admin_templates_notification),
					say(m.admin_templates_confirmation),
					say(m.admin_templates_moderation),
				].map(async (name) => (await toggle(name).getAttribute("aria-checked")) === "true"),
			),
		)
		.toEqual(states);

describe("switching an e-mail off", () => {
	it("keeps an approved note from being e-mailed; its sender is told so", async () => {
		await open();
		await toggle(say(m.admin_templates_notification)).click();
		await page
			.getByRole("status")
			.getByText(say(m.admin_templates_template_deactivated, { name: "Notification" }))
			.waitFor();
		await expectSwitches([false, (await statusNow()).confirmation, true]);
		expect((await app.send(note)).body).toMatchObject({ success: true, status: "approved", emailSent: false });
		expect(sink.received).toEqual([]);
		await toggle(say(m.admin_templates_notification)).click();
		await page
			.getByRole("status")
			.getByText(say(m.admin_templates_template_activated, { name: "Notification" }))
			.waitFor();
		expect((await app.send({ ...note, message: `${note.message} Truly.` })).body).toMatchObject({ emailSent: true });
		await expectNoTrouble(visit);
	});

	it("that fails changes nothing on the page, and says why", async () => {
		await open();
		await expectSwitches([true, (await statusNow()).confirmation, true]);
		await page.route("**/template/toggle", (route) => route.fulfill({ status: 503, json: { error: "Base absente." } }));
		await toggle(say(m.admin_templates_notification)).click();
		await admin.alert(say(m.admin_templates_modify_error, { reason: "Base absente." })).waitFor();
		await page.unroute("**/template/toggle");
		await page.route("**/template/toggle", (route) => route.abort());
		await toggle(say(m.admin_templates_notification)).click();
		await admin.alert(say(m.admin_templates_connection_error)).waitFor();
		expect(await toggle(say(m.admin_templates_notification)).getAttribute("aria-checked")).toBe("true");
		expect((await statusNow()).notification).toBe(true);
	});

	async function statusNow() {
		return (await (await signIn(app)).get("/email/templates/status")).body.settings;
	}
});

it("shows the default switches when nobody can tell", async () => {
	await page.route("**/templates/status", (route) => route.fulfill({ status: 500, json: {} }));
	await open();
	await page.getByText(say(m.admin_templates_status_unknown)).waitFor();
	await expectSwitches([true, false, true]);
});

it.each([
	["Notification", "fr", "Une lettre pour vous", "en", "A letter for you"],
	["Modération", "hi", "कुछ संदेशों पर आपको फ़ैसला करना है", "fr", "Des messages attendent votre décision"],
])("previews %s as it really looks, in each language", async (name, language, title, other, otherTitle) => {
	await open();
	await admin.button(say(m.admin_templates_preview_of, { name })).click();
	const dialog = page.getByRole("dialog", { name: say(m.admin_templates_preview_of, { name }) });
	const frame = page.frameLocator("iframe");
	await dialog.getByLabel(say(m.admin_templates_language)).selectOption(language);
	const heading = frame.getByRole("heading", { name: title });
	await heading.waitFor();
	// Styles have arrived: unstyled, a heading of level 1 stands at the start in the browser's 32 px.
	expect(await heading.evaluate((element) => getComputedStyle(element).textAlign)).toBe("center");
	await dialog.locator("pre").getByText(title).waitFor();
	await dialog.getByLabel(say(m.admin_templates_language)).selectOption(other);
	await frame.getByRole("heading", { name: otherTitle }).waitFor();
	expect(await page.locator("iframe").getAttribute("sandbox")).toBe("");
	await expectNoTrouble(visit);
});

describe("a test", () => {
	const dialog = () => page.getByRole("dialog", { name: say(m.admin_templates_test_of, { name: "Notification" }) });

	it("asks for an address, arrives marked as a test, with the words asked for", async () => {
		await open();
		await admin.button(say(m.admin_templates_test_of, { name: "Notification" })).click();
		await dialog()
			.getByRole("button", { name: say(m.admin_templates_send) })
			.click();
		await dialog().getByRole("alert").getByText(say(m.admin_templates_enter_test_email)).waitFor();
		await dialog().getByLabel(say(m.admin_templates_test_email)).fill(" me@example.org ");
		await dialog().getByLabel(say(m.admin_templates_language)).selectOption("en");
		await dialog().getByLabel(say(m.admin_templates_message_preview)).fill("Words of my own");
		await dialog().getByLabel(say(m.admin_templates_recipient_name)).fill("Zoé");
		await dialog()
			.getByRole("button", { name: say(m.admin_templates_send) })
			.click();
		await page
			.getByRole("status")
			.getByText(say(m.admin_templates_test_sent, { address: "me@example.org" }))
			.waitFor();
		await dialog().waitFor({ state: "detached" });
		expect(sink.received[0]?.recipients).toEqual(["me@example.org"]);
		expect(sink.received[0]?.mail.subject).toMatch(/^\[TEST\] Someone/);
		expect(sink.received[0]?.mail.text).toMatch(/Zoé[\s\S]*Words of my own/);
		await expectNoTrouble(visit);
	});

	it("that the mail server refuses shows what it said, and keeps what was written", async () => {
		sink.behave(() => ({ code: 550, text: "No such mailbox here", at: "rcpt" }));
		await open();
		await admin.button(say(m.admin_templates_test_of, { name: "Notification" })).click();
		await dialog().getByLabel(say(m.admin_templates_test_email)).fill("nobody@example.org");
		await dialog()
			.getByRole("button", { name: say(m.admin_templates_send) })
			.click();
		await dialog().getByRole("alert").getByText("No such mailbox here").waitFor();
		expect(await dialog().getByLabel(say(m.admin_templates_test_email)).inputValue()).toBe("nobody@example.org");
	});
});

it("tells what waits, why, and tries it again when told to", async () => {
	sink.behave(() => ({ code: 451, text: "Come back later" }));
	await app.send(note);
	await open();
	await admin.section(say(m.admin_sections_deliverability)).click();
	await page.getByText(say(m.admin_templates_queue_one)).waitFor();
	const row = page
		.getByRole("region", { name: say(m.admin_tables_table_of, { name: say(m.admin_templates_failures) }) })
		.locator("tbody tr");
	await row.getByText(/451/).waitFor();
	await app.query("update delivery set due_at = due_at + 3600000, attempts = 8");
	sink.behave(() => "accept");
	await row.getByRole("button").click();
	await page.getByRole("status").getByText(say(m.admin_templates_retried)).waitFor();
	await sink.waitFor(1);
	await expect
		.poll(async () => {
			await admin.button(say(m.admin_templates_refresh)).click();
			return page.getByText(say(m.admin_templates_queue_none)).count();
		})
		.toBe(1);
	await expectNoTrouble(visit);
});
