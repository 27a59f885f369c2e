import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type AdminClient, signIn } from "#tests/admin-client.ts";
import { everythingStored } from "#tests/everything-stored.ts";
import { freePort } from "#tests/free-port.ts";
import { type MailSink, startMailSink } from "#tests/mail-sink.ts";
import { engines, startTestApp, type TestApp } from "#tests/start-test-app.ts";

const testData = { recipientName: "Zoé <b>", messagePreview: "Canary words for you", senderHint: "a friend" };

describe.each(engines)("a test e-mail, on %s", (engine) => {
	let sink: MailSink;
	let app: TestApp;
	let admin: AdminClient;
	beforeEach(async () => {
		sink = await startMailSink();
		app = await startTestApp(engine, { SMTP_URL: sink.url });
		admin = await signIn(app);
	});
	afterEach(async () => {
		await app.remove();
		await sink.close();
	});

	const sent = (changes: Readonly<Record<string, unknown>> = {}, language = "fr") =>
		admin.post(
			"/email/test",
			{ templateId: "notification", testEmail: "me@example.org", testData, ...changes },
			{ "accept-language": language },
		);

	it("goes out at once through the mail server, marked as a test, with the values asked for", async () => {
		expect(await sent()).toMatchObject({
			status: 200,
			body: { success: true, message: "L’e-mail de test est envoyé." },
		});
		const [arrived] = sink.received;
		expect(arrived?.recipients).toEqual(["me@example.org"]);
		const { subject = "", text = "", html } = arrived?.mail ?? {};
		expect(subject).toMatch(/^\[TEST\] Quelqu’un/);
		expect(text).toMatch(/^TEST/);
		for (const value of [testData.recipientName, testData.senderHint, testData.messagePreview]) {
			expect(text).toContain(value);
		}
		expect(html).toContain("Zoé &lt;b&gt;");
		expect(html).toContain("TEST");
		const { entries } = (await admin.get("/audit?limit=1")).body;
		expect(entries).toMatchObject([{ action: "test_email_sent", subject: "notification" }]);
		expect(await everythingStored(app)).not.toMatch(/Canary words|me@example\.org/);
	});

	it.each([
		["notification", "en", /^\[TEST\] Someone/],
		["confirmation", "fr", /^\[TEST\] Nous avons/],
		["moderation", "hi", /^\[TEST\] 3 संदेश .* फ़ैसले के इंतज़ार में$/],
	])("shows %s in %s, with examples where nothing is given", async (templateId, language, subject) => {
		const empty = { recipientName: "", messagePreview: " ", senderHint: "" };
		expect((await sent({ templateId, language, testData: empty })).status).toBe(200);
		expect(sink.received[0]?.mail.subject).toMatch(subject);
		expect(sink.received[0]?.mail.html).toContain(`lang="${language}"`);
	});

	it.each([
		["en", "No mail server is configured: the test e-mail was captured, not sent."],
		["fr", expect.stringMatching(/sans être envoyé\.$/)],
		["hi", expect.stringMatching(/भेजा नहीं गया।$/)],
	])("is never called sent where no mail server is set, in %s", async (language, message) => {
		await app.restart({ SMTP_URL: "" });
		expect(await sent({}, language)).toMatchObject({ status: 200, body: { success: true, message } });
		expect(sink.received).toEqual([]);
	});

	it("shows what the mail server says when it refuses, and leaves nothing in the queue", async () => {
		sink.behave(() => ({ code: 550, text: "5.1.1 no such mailbox here", at: "rcpt" }));
		const refused = await sent();
		expect(refused).toMatchObject({ status: 502, body: { success: false } });
		expect(refused.body.message).toContain("550 5.1.1 no such mailbox here");
		expect(refused.body.error).toBe(refused.body.message);
		sink.behave(() => ({ code: 451, text: "4.7.1 greylisted", at: "data" }));
		expect((await sent({}, "en")).body.message).toContain("451 4.7.1 greylisted");
		expect((await admin.get("/email/deliveries")).body).toMatchObject({ queue_length: 0, failures: [] });
		expect(sink.received).toEqual([]);
		expect((await admin.get("/audit?limit=1")).body.entries).toMatchObject([{ action: "signed_in" }]);
		expect(app.log.join("\n")).not.toContain("no such mailbox");
	});

	it("says so when nobody is there", async () => {
		await app.restart({ SMTP_URL: `smtp://127.0.0.1:${await freePort()}` });
		const unreachable = await sent({}, "en");
		expect(unreachable).toMatchObject({ status: 502, body: { errorType: "network" } });
		expect(unreachable.body.message).toContain("ECONNREFUSED");
	});

	it.each([
		[{ testEmail: "" }, "testEmail"],
		[{ testEmail: "me at example" }, "testEmail"],
		[{ testEmail: "a@example.org, b@example.org" }, "testEmail"],
		[{ testEmail: "a@example.org\r\nBcc: eve@example.org" }, "testEmail"],
		[{ testEmail: undefined }, "testEmail"],
		[{ templateId: "contact" }, "templateId"],
		[{ templateId: "__proto__" }, "templateId"],
		[{ language: "de" }, "language"],
		[{ testData: { ...testData, senderHint: "x".repeat(1_001) } }, "testData.senderHint"],
		[{ testData: {} }, "recipientName"],
	])("is not sent with %j", async (changes, field) => {
		const { status, body } = await sent(changes);
		expect([status, body.field]).toEqual([400, field]);
		expect(body.message).toBe(body.error);
		expect(sink.received).toEqual([]);
	});

	it("is sent thirty times an hour at most, by one administrator", async () => {
		for (let index = 0; index < 30; index++) await sent({ templateId: "confirmation" });
		const { status, headers, body } = await sent();
		expect([status, body.message, headers.has("retry-after")]).toEqual([429, body.error, true]);
		expect(sink.received).toHaveLength(30);
	});
});
