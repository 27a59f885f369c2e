import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AdminClient, signIn } from "#tests/admin-client.ts";
import { type MailSink, startMailSink } from "#tests/mail-sink.ts";
import { engines, startTestApp, type TestApp } from "#tests/start-test-app.ts";

const note = { recipientEmail: "jane@example.org", message: "Your smile is the best part of my mornings" };

describe.each(engines)("the e-mails that administrators switch, on %s", (engine) => {
	let sink: MailSink;
	let app: TestApp;
	let admin: AdminClient;
	beforeAll(async () => {
		sink = await startMailSink();
		app = await startTestApp(engine, { SMTP_URL: sink.url, PUBLIC_URL: "https://billet-doux.example" });
		admin = await signIn(app);
	});
	afterAll(async () => {
		await app.remove();
		await sink.close();
	});

	const switched = (templateId: unknown, isActive: unknown) =>
		admin.post("/email/template/toggle", { templateId, isActive });
	const status = async () => (await admin.get("/email/templates/status")).body;

	it("are notification and moderation at first", async () => {
		const settings = { notification: true, confirmation: false, moderation: true };
		expect(await status()).toEqual({ success: true, settings });
		expect((await admin.get("/email/statistics")).body).toEqual({
			success: true,
			sent_today: 0,
			captured_today: 0,
			delivery_rate: null,
			active_templates: 2,
			bounced: 0,
			complained: 0,
			suppressed: { complained: 0, opted_out: 0, unreachable: 0 },
		});
	});

	it("without the notification a note is kept and can be read, is not e-mailed, and the sender is told so", async () => {
		expect((await switched("notification", false)).body).toEqual({ success: true, isActive: false });
		expect((await status()).settings.notification).toBe(false);
		const words = { en: /turned off/, fr: /désactivé/, hi: /बंद/ };
		for (const [language, expected] of Object.entries(words)) {
			const { body } = await app.send(
				{ ...note, message: `${note.message}, ${language}` },
				{ "accept-language": language },
			);
			expect(body).toEqual({
				success: true,
				status: "approved",
				emailSent: false,
				emailError: expect.stringMatching(expected),
				receipt: expect.any(String),
			});
		}
		expect((await app.read(note.recipientEmail)).body).toHaveLength(3);
		expect((await admin.get("/email/deliveries")).body).toMatchObject({ queue_length: 0, failures: [] });

		await switched("notification", true);
		expect((await app.send(note)).body).toEqual({
			success: true,
			status: "approved",
			emailSent: true,
			receipt: expect.any(String),
		});
		expect(sink.received.map(({ recipients }) => recipients)).toEqual([[note.recipientEmail]]);
		expect((await admin.get("/email/statistics")).body).toMatchObject({ sent_today: 1, delivery_rate: 100 });
	});

	it("are switched on and off in the audit log", async () => {
		await switched("confirmation", true);
		await switched("confirmation", false);
		const { entries } = (await admin.get("/audit?limit=2")).body;
		expect(entries).toMatchObject([
			{ administrator: "admin", action: "template_switched_off", subject: "confirmation" },
			{ administrator: "admin", action: "template_switched_on", subject: "confirmation" },
		]);
	});

	it.each([
		["contact", true, "templateId"],
		["", true, "templateId"],
		["notification", "yes", "isActive"],
		["notification", undefined, "isActive"],
	])("are not switched as %j and %j", async (templateId, isActive, field) => {
		const before = await status();
		expect(await switched(templateId, isActive)).toMatchObject({ status: 400, body: { field } });
		expect(await status()).toEqual(before);
	});

	it.each(["notification", "confirmation", "moderation"])("%s can be looked at in each language", async (id) => {
		const subjects = new Set<string>();
		for (const language of ["en", "fr", "hi"]) {
			const { status, body } = await admin.get(`/email/templates/${id}/preview?language=${language}`);
			expect([status, body.success]).toEqual([200, true]);
			expect(body.html).toContain(`lang="${language}"`);
			expect(body.html).toMatch(/^<!DOCTYPE html/);
			expect(body.html).toContain("https://billet-doux.example");
			expect(`${body.subject}${body.html}${body.text}`).not.toContain("{{");
			subjects.add(body.subject);
			expect(await admin.get(`/email/templates/${id}/preview`, { "accept-language": language })).toMatchObject({
				body,
			});
		}
		expect(subjects.size).toBe(3);
	});

	it("nothing can be looked at that is no such e-mail or language", async () => {
		expect(await admin.get("/email/templates/contact/preview")).toMatchObject({
			status: 400,
			body: { field: "templateId" },
		});
		expect(await admin.get("/email/templates/notification/preview?language=de")).toMatchObject({
			status: 400,
			body: { field: "language" },
		});
	});
});
