import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { signIn } from "#tests/admin-client.ts";
import { expectNoTrouble, openBrowser, type TestBrowser, type Visit } from "#tests/browser.ts";
import { type MailSink, startMailSink } from "#tests/mail-sink.ts";
import { startTestApp, type TestApp } from "#tests/start-test-app.ts";
import { tableWords } from "#web/admin/tables/table-words.ts";
import { templatesWords } from "#web/admin/templates/templates-words.ts";
import { adminPage } from "./admin-page.ts";

const words = templatesWords.fr;
const note = { recipientEmail: "jane@example.org", message: "Your smile is the best part of my mornings." };

let browser: TestBrowser;
let sink: MailSink;
let app: TestApp;
let visit: Visit;
let page: Page;
let admin: ReturnType<typeof adminPage>;

beforeAll(async () => {
	browser = await openBrowser();
});
afterAll(() => browser.close());
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
const toggle = (name: string) => page.getByRole("switch", { name: words.switchOf(name) });
const expectSwitches = (states: readonly boolean[]) =>
	expect
		.poll(async () =>
			Promise.all(
				[words.notification, words.confirmation, words.moderation].map(
					async (name) => (await toggle(name).getAttribute("aria-checked")) === "true",
				),
			),
		)
		.toEqual(states);

describe("switching an e-mail off", () => {
	it("keeps an approved note from being e-mailed; its sender is told so", async () => {
		await open();
		await toggle(words.notification).click();
		await page.getByRole("status").getByText(words.templateDeactivated("Notification")).waitFor();
		await expectSwitches([false, (await statusNow()).confirmation, true]);
		expect((await app.send(note)).body).toMatchObject({ success: true, status: "approved", emailSent: false });
		expect(sink.received).toEqual([]);
		await toggle(words.notification).click();
		await page.getByRole("status").getByText(words.templateActivated("Notification")).waitFor();
		expect((await app.send({ ...note, message: `${note.message} Truly.` })).body).toMatchObject({ emailSent: true });
		await expectNoTrouble(visit);
	});

	it("that fails changes nothing on the page, and says why", async () => {
		await open();
		await expectSwitches([true, (await statusNow()).confirmation, true]);
		await page.route("**/template/toggle", (route) => route.fulfill({ status: 503, json: { error: "Base absente." } }));
		await toggle(words.notification).click();
		await admin.alert(words.modifyError("Base absente.")).waitFor();
		await page.unroute("**/template/toggle");
		await page.route("**/template/toggle", (route) => route.abort());
		await toggle(words.notification).click();
		await admin.alert(words.connectionError).waitFor();
		expect(await toggle(words.notification).getAttribute("aria-checked")).toBe("true");
		expect((await statusNow()).notification).toBe(true);
	});

	async function statusNow() {
		return (await (await signIn(app)).get("/email/templates/status")).body.settings;
	}
});

it("shows the usual switches when nobody can tell", async () => {
	await page.route("**/templates/status", (route) => route.fulfill({ status: 500, json: {} }));
	await open();
	await page.getByText(words.statusUnknown).waitFor();
	await expectSwitches([true, false, true]);
});

it.each([
	["Notification", "fr", "Un billet pour vous", "en", "A note for you"],
	["Modération", "hi", "आपके निर्णय की प्रतीक्षा है", "fr", "Votre jugement est attendu"],
])("previews %s as it really looks, in each language", async (name, language, title, other, otherTitle) => {
	await open();
	await admin.button(words.previewOf(name)).click();
	const dialog = page.getByRole("dialog", { name: words.previewOf(name) });
	const frame = page.frameLocator("iframe");
	await dialog.getByLabel(words.language).selectOption(language);
	const heading = frame.getByRole("heading", { name: title });
	await heading.waitFor();
	// Styles have arrived: unstyled, a heading of level 1 stands at the start in the browser's 32 px.
	expect(await heading.evaluate((element) => getComputedStyle(element).textAlign)).toBe("center");
	await dialog.locator("pre").getByText(title).waitFor();
	await dialog.getByLabel(words.language).selectOption(other);
	await frame.getByRole("heading", { name: otherTitle }).waitFor();
	expect(await page.locator("iframe").getAttribute("sandbox")).toBe("");
	await expectNoTrouble(visit);
});

describe("a test", () => {
	const dialog = () => page.getByRole("dialog", { name: words.testOf("Notification") });

	it("asks for an address, arrives marked as a test, with the words asked for", async () => {
		await open();
		await admin.button(words.testOf("Notification")).click();
		await dialog().getByRole("button", { name: words.send }).click();
		await dialog().getByRole("alert").getByText(words.enterTestEmail).waitFor();
		await dialog().getByLabel(words.testEmail).fill(" me@example.org ");
		await dialog().getByLabel(words.language).selectOption("en");
		await dialog().getByLabel(words.messagePreview).fill("Words of my own");
		await dialog().getByLabel(words.recipientName).fill("Zoé");
		await dialog().getByRole("button", { name: words.send }).click();
		await page.getByRole("status").getByText(words.testSent("me@example.org")).waitFor();
		await dialog().waitFor({ state: "detached" });
		expect(sink.received[0]?.recipients).toEqual(["me@example.org"]);
		expect(sink.received[0]?.mail.subject).toMatch(/^\[TEST\] Someone/);
		expect(sink.received[0]?.mail.text).toMatch(/Zoé[\s\S]*Words of my own/);
		await expectNoTrouble(visit);
	});

	it("that the mail server refuses shows what it said, and keeps what was written", async () => {
		sink.behave(() => ({ code: 550, text: "No such mailbox here", at: "rcpt" }));
		await open();
		await admin.button(words.testOf("Notification")).click();
		await dialog().getByLabel(words.testEmail).fill("nobody@example.org");
		await dialog().getByRole("button", { name: words.send }).click();
		await dialog().getByRole("alert").getByText("No such mailbox here").waitFor();
		expect(await dialog().getByLabel(words.testEmail).inputValue()).toBe("nobody@example.org");
	});
});

it("tells what waits, why, and tries it again when told to", async () => {
	sink.behave(() => ({ code: 451, text: "Come back later" }));
	await app.send(note);
	await open();
	await page.getByText(words.queueLength(1)).waitFor();
	const row = page.getByRole("region", { name: tableWords.fr.tableOf(words.failures) }).locator("tbody tr");
	await row.getByText(/451/).waitFor();
	await app.query("update delivery set due_at = due_at + 3600000");
	sink.behave(() => "accept");
	await row.getByRole("button").click();
	await page.getByRole("status").getByText(words.retried).waitFor();
	await sink.waitFor(1);
	await expect
		.poll(async () => {
			await admin.button(words.refresh).click();
			return page.getByText(words.queueLength(0)).count();
		})
		.toBe(1);
	await expectNoTrouble(visit);
});
