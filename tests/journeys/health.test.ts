import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { healthSignNames } from "#contract/health.ts";
import { type AdminClient, signIn } from "#tests/admin-client.ts";
import { type MailSink, startMailSink } from "#tests/mail-sink.ts";
import { answerOf, engines, startTestApp, type TestApp } from "#tests/start-test-app.ts";

const minute = 60_000;
const operator = "operator@billet-doux.example";

describe.each(engines)("how the service fares, on %s", (engine) => {
	let sink: MailSink;
	let app: TestApp;
	let admin: AdminClient;
	let dir: string;
	let marker: string;
	let passed: number;
	beforeEach(async () => {
		passed = 0;
		sink = await startMailSink();
		dir = mkdtempSync(join(tmpdir(), "billet-doux-backup-"));
		marker = join(dir, "done");
		app = await startTestApp(
			engine,
			{
				SMTP_URL: sink.url,
				ADMIN_EMAIL: operator,
				HEALTH_EMAILS: "on",
				BACKUP_MARKER: marker,
				PUBLIC_URL: "https://billet-doux.example",
				// One process, whose looks the test follows; each of several tells what it sees in its own time.
				ROLES: "web,worker",
			},
			{ clock: () => Date.now() + passed },
		);
		admin = await signIn(app);
	});
	afterEach(async () => {
		await app.remove();
		await sink.close();
		rmSync(dir, { recursive: true });
	});

	async function pass(ms: number): Promise<void> {
		passed += ms;
		await app.setDatabaseAhead(passed);
	}
	const signs = async () => (await admin.get("/health")).body.signs;
	const find = async (name: string) => (await signs()).find(({ sign }: { sign: string }) => sign === name);

	it("is told to administrators, sign by sign, and to nobody else", async () => {
		expect((await answerOf(fetch(`${app.url}/api/admin/health`))).status).toBe(401);
		const { status, body } = await admin.get("/health");
		expect(status).toBe(200);
		expect(body.signs.map(({ sign }: { sign: string }) => sign).toSorted()).toEqual(healthSignNames.toSorted());
		expect(await find("email_queue")).toMatchObject({ state: "good", reason: "flowing", facts: { count: 0 } });
		expect(await find("smtp")).toMatchObject({ state: "unknown", reason: "untried" });
		const { signs: inHindi } = (await admin.get("/health", { "accept-language": "hi" })).body;
		expect(inHindi.every(({ found }: { found: string }) => /\p{Script=Devanagari}/u.test(found))).toBe(true);
		await app.send({ recipientEmail: "jane@example.org", message: "Your smile is my morning" });
		expect(await find("smtp")).toMatchObject({ state: "good", reason: "accepts" });
		sink.behave(() => ({ code: 535, text: "5.7.8 authentication required", at: "rcpt" }));
		await app.send({ recipientEmail: "joe@example.org", message: "Your laugh is my evening" });
		expect(await find("smtp")).toMatchObject({ state: "bad", reason: "refuses", facts: { code: "535 5.7.8" } });
		expect(JSON.stringify(await signs())).not.toMatch(/jane|joe|smile|laugh/);
	});

	it("is told by e-mail when something stays bad, and when it is good again", async () => {
		await expect.poll(async () => (await find("backup")).since).not.toBeNull();
		expect(await find("backup")).toMatchObject({ state: "bad", reason: "missing" });
		await pass(11 * minute);
		await sink.waitFor(1);
		const [alert] = sink.received;
		expect(alert?.recipients).toEqual([operator]);
		expect(alert?.mail.subject).toBe("Quelque chose demande votre attention");
		expect(alert?.mail.text).toContain("Sauvegarde");
		expect(alert?.mail.html).toContain("https://billet-doux.example/fr/admin#settings/health");
		writeFileSync(marker, "");
		await expect.poll(async () => (await find("backup")).since).not.toBeNull();
		expect(await find("backup")).toMatchObject({ state: "good", reason: "recent" });
		await pass(11 * minute);
		await sink.waitFor(2);
		expect(sink.received[1]?.mail.subject).toBe("Retour à la normale");
		expect(sink.received[1]?.mail.text).toContain("Sauvegarde");
	});
});
