import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contactSettings, inquiry, support, writeToSupport } from "#tests/contact-form.ts";
import { type MailSink, startMailSink } from "#tests/mail-sink.ts";
import { engines, startTestApp, type TestApp } from "#tests/start-test-app.ts";
import { switchTemplate } from "#tests/switch-template.ts";

describe.each(engines)("the confirmation, on %s", (engine) => {
	let sink: MailSink;
	let app: TestApp;
	beforeAll(async () => {
		sink = await startMailSink();
		app = await startTestApp(engine, { ...contactSettings, SMTP_URL: sink.url });
	});
	afterAll(async () => {
		await app.remove();
		await sink.close();
	});

	it("is not sent while nobody switched it on", async () => {
		expect((await writeToSupport(app)).status).toBe(200);
		await switchTemplate(app, "confirmation", 0);
		expect((await writeToSupport(app)).status).toBe(200);
		await sink.waitFor(2);
		expect(sink.received.map(({ recipients }) => recipients)).toEqual([[support], [support]]);
	});

	it("goes to the writer once an hour when it is on, in the page's language and without a word of theirs", async () => {
		await switchTemplate(app, "confirmation", 1);
		const before = sink.received.length;
		const marks = { name: "Canaryname", subject: "canarysubject", message: "canarytext" };
		expect((await writeToSupport(app, marks, { "accept-language": "fr" })).body).toEqual({ success: true });
		await sink.waitFor(before + 2);
		const confirmation = sink.received.find(({ recipients }) => recipients[0] === inquiry.email);
		expect(confirmation?.mail.subject).toContain("reçu");
		expect(confirmation?.mail.html).toContain('lang="fr"');
		expect(`${confirmation?.mail.subject}${confirmation?.mail.text}${confirmation?.mail.html}`).not.toMatch(/canary/i);
		expect(confirmation?.mail.replyTo).toBeUndefined();
		expect(confirmation?.mail.headers.get("auto-submitted")).toBe("auto-generated");

		// Spelled otherwise it is the same mailbox; the messages themselves are taken all the same.
		for (const email of [inquiry.email, "CAMILLE@example.org", "camille+1@Example.ORG"]) {
			expect((await writeToSupport(app, { email })).body).toEqual({ success: true });
		}
		await writeToSupport(app, { email: "another@example.org" });
		await sink.waitFor(before + 2 + 3 + 2);
		const recipients = sink.received.slice(before).map((mail) => mail.recipients[0]);
		expect(recipients.filter((recipient) => recipient !== support).toSorted()).toEqual([
			"another@example.org",
			inquiry.email,
		]);
	});
});
