import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { describe, expect, it, onTestFinished } from "vitest";
import { signIn } from "#tests/admin-client.ts";
import { freePort } from "#tests/free-port.ts";
import { startMailSink } from "#tests/mail-sink.ts";
import { type Engine, engines, post, startTestApp, type TestApp } from "#tests/start-test-app.ts";
import { until } from "#tests/until.ts";

const run = promisify(execFile);
const day = 86_400_000;
const secret = "a secret for tests, long enough to be one";

/** A service whose mail server is down, with a note that waits, stopped. */
async function stoppedService(engine: Engine) {
	const mailPort = await freePort();
	const app = await startTestApp(engine, { SMTP_URL: `smtp://127.0.0.1:${mailPort}`, APP_SECRET: secret });
	onTestFinished(() => app.remove());
	const admin = await signIn(app);
	await app.send({ recipientEmail: "jane@example.org", message: "Your smile is my morning" });
	await app.stop();
	const database = app.databaseUrl === undefined ? {} : { DATABASE_URL: app.databaseUrl };
	const env = { ...process.env, DATA_DIR: app.dataDir, APP_SECRET: secret, ...database };
	return {
		app,
		admin,
		restore: async (...args: readonly string[]) =>
			(await run(process.execPath, ["scripts/restore.ts", "--in-place", ...args], { env })).stdout,
		/** The mail server comes up. */
		async startMail() {
			const sink = await startMailSink(mailPort);
			onTestFinished(() => sink.close());
			return sink;
		},
	};
}

/** Waits for an e-mail that is left to the loop, which takes what has been due the longest before it. */
async function letLoopPass(app: TestApp, sent: () => readonly string[]): Promise<void> {
	await post(`${app.url}/api/contact`, { name: "Ana", email: "a@example.org", subject: "Hello", message: "Hello?" });
	await until({ what: "the loop's e-mail", holds: () => sent().some((recipient) => recipient.startsWith("hello@")) });
}

describe.each(engines)("a database that another tool has restored, on %s", (engine) => {
	it("sends nothing that waited until an administrator says so, and knows no session", async () => {
		const { app, admin, restore, startMail } = await stoppedService(engine);
		expect(await restore()).toContain("E-mails on hold: 1.");
		const sink = await startMail();
		const sent = () => sink.received.flatMap(({ recipients }) => recipients);
		await app.restart();
		await letLoopPass(app, sent);
		expect(sent()).not.toContain("jane@example.org");
		expect((await admin.get("/auth/verify")).status).toBe(401);

		const owner = await signIn(app);
		const { failures } = (await owner.get("/email/deliveries")).body;
		expect(failures).toMatchObject([{ state: "queued", reason: "restored", due_at: null }]);
		expect((await owner.get("/email/deliverability")).body).toMatchObject({ retryable: 0 });
		expect((await owner.post("/email/deliveries/retry-many")).body).toMatchObject({ retried: 0 });
		expect((await owner.post("/email/deliveries/retry-many", { code: "restored" })).body).toMatchObject({ retried: 1 });
		await until({ what: "the e-mail", holds: () => sent().includes("jane@example.org") });
	});

	it("is not touched by a release that is older than it", async () => {
		const { app, restore } = await stoppedService(engine);
		await app.query("insert into kysely_migration (name, timestamp) values ('9999-to-come', '2030-01-01T00:00:00Z')");
		const refused = await restore().catch((error: { readonly code: number; readonly stderr: string }) => error);
		expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining("belongs to a later release") });
		expect(refused).toMatchObject({ stderr: expect.not.stringMatching(/^\s+at /m) });
		expect(await app.query("select last_code from delivery")).not.toEqual([{ last_code: "restored" }]);
	});

	it("sends what waited at once where nothing was sent since the copy", async () => {
		const { app, restore, startMail } = await stoppedService(engine);
		await app.query("update delivery set due_at = 0");
		expect(await restore("--nothing-sent-since")).toContain("Waiting e-mails are sent at the next start");
		const sink = await startMail();
		await app.restart();
		await sink.waitFor(1);
		expect(sink.received[0]?.recipients).toEqual(["jane@example.org"]);
	});

	it("decides nothing that may be decided, and erases at once what has become due since the copy, however old that is", async () => {
		const { app, restore } = await stoppedService(engine);
		await app.query(`insert into bulk_job (id, state, action, order_sealed, total, done, skipped, created_by, created_at, due_at)
			values ('job', 'running', 'approve', 'x', 1, 0, 0, 'admin', ${Date.now()}, 1)`);
		await app.query("insert into bulk_job_note (job_id, message_id, version) select 'job', id, version from message");
		const long = Date.now() - 40 * day;
		await app.query(`update retention_pass set began_at = ${long}, believed_at = ${long}, doubted_since = null`);
		await app.query(`update message set moderation_status = 'rejected', created_at = ${long}, decided_at = ${long}`);
		await app.query("update delivery set state = 'failed', envelope_sealed = null");
		expect(await restore()).toContain("Bulk decisions stopped: 1.");
		expect(await app.query("select state, stopped_by from bulk_job")).toEqual([{ state: "stopped", stopped_by: "" }]);
		expect(await app.query("select job_id from bulk_job_note")).toEqual([]);
		await app.restart();
		await until({
			what: "the old note erased",
			holds: async () => (await app.query("select id from message")).length === 0,
		});
	});
});
