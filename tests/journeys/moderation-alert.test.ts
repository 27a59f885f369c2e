import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type AdminClient, signIn } from "#tests/admin-client.ts";
import { holding } from "#tests/holding-moderator.ts";
import { type MailSink, startMailSink } from "#tests/mail-sink.ts";
import { engines, startTestApp, type TestApp } from "#tests/start-test-app.ts";

const administrators = "moderators@billet-doux.example";
const quarter = 15 * 60_000;

describe.each(engines)("the alert that notes wait, on %s", (engine) => {
	let sink: MailSink;
	let app: TestApp;
	let admin: AdminClient;
	let passed: number;
	let held: number;
	beforeEach(async () => {
		passed = 0;
		held = 0;
		sink = await startMailSink();
		app = await startTestApp(
			engine,
			{ SMTP_URL: sink.url, ADMIN_EMAIL: administrators, PUBLIC_URL: "https://billet-doux.example" },
			{ clock: () => Date.now() + passed, moderation: holding },
		);
		admin = await signIn(app);
	});
	afterEach(async () => {
		await app.remove();
		await sink.close();
	});

	async function hold(count: number): Promise<void> {
		for (let index = 0; index < count; index++) {
			await app.send({ recipientEmail: "jane@example.org", message: `Hold canary ${held++}` });
		}
	}
	const switchAlert = (isActive: boolean) =>
		admin.post("/email/template/toggle", { templateId: "moderation", isActive });
	const subjects = () => sink.received.map(({ mail }) => mail.subject);

	it("goes to the administrators in French with the number, once in 15 minutes", async () => {
		await switchAlert(false);
		await hold(3);
		await switchAlert(true);
		await sink.waitFor(1);
		expect(subjects()).toEqual(["Messages en attente de vérification\u00a0: 3"]);
		const [first] = sink.received;
		expect(first?.recipients).toEqual([administrators]);
		expect(first?.mail.headers.get("auto-submitted")).toBe("auto-generated");
		expect(first?.mail.html).toContain('lang="fr"');
		expect(first?.mail.html).toContain("https://billet-doux.example/fr/admin");
		expect(`${first?.mail.text}${first?.mail.html}`).not.toMatch(/canary|jane/);

		// What comes within the quarter of an hour is told of when it is over, all at once.
		await hold(2);
		passed += quarter - 60_000;
		await hold(1);
		passed += 61_000;
		await sink.waitFor(2);
		expect(subjects()[1]).toBe("Messages en attente de vérification\u00a0: 6");
	});
});
