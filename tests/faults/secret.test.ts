import { existsSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { createVault } from "#server/privacy/seal.ts";
import { signIn } from "#tests/admin-client.ts";
import { freePort } from "#tests/free-port.ts";
import { startMailSink } from "#tests/mail-sink.ts";
import { type ServerProcess, startServerProcess } from "#tests/server-process.ts";
import {
	answerOf,
	createDatabase,
	type Engine,
	engines,
	post,
	queryBeside,
	startTestApp,
} from "#tests/start-test-app.ts";
import { until } from "#tests/until.ts";

const right = "the right secret, of more than thirty-two characters";
const wrong = "another secret, which is just as long as the right one";
const people = ["jane@example.org", "joe@example.com", "ana@example.net"];

/** An installation with processes of its own, whose mail server is down at first. */
async function install(engine: Engine) {
	const dataDir = mkdtempSync(join(tmpdir(), "billet-doux-secret-"));
	onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
	const databaseUrl = engine === "postgresql" ? await createDatabase() : undefined;
	const mailPort = await freePort();
	const common = {
		SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
		...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
	};
	const query = (sql: string) => queryBeside(sql, dataDir, databaseUrl);
	const start = (secret: string | undefined, port?: number) => {
		const environment = { ...common, ...(secret === undefined ? {} : { APP_SECRET: secret }) };
		return startServerProcess({ environment, dataDir, ...(port === undefined ? {} : { port }) });
	};
	return {
		dataDir,
		query,
		start,
		/** What a start says that is refused, before anybody listens. */
		async refusal(secret: string | undefined): Promise<string> {
			const port = await freePort();
			const words = await start(secret, port).then(
				() => "it started",
				(error: Error) => error.message,
			);
			expect(words).toContain("The server ended with 1: The secret");
			expect(words).not.toMatch(/^\s+at /m);
			await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow();
			return words;
		},
		/** The mail server comes up. */
		async startMail() {
			const sink = await startMailSink(mailPort);
			onTestFinished(() => sink.close());
			return sink;
		},
		/** Every row of what a wrong secret has harmed before. */
		async everything() {
			const tables = ["message", "delivery", "contact_message", "kysely_migration"];
			return Promise.all(tables.map((table) => query(`select * from ${table} order by 1`)));
		},
	};
}

/** A note to everybody and a message to support: four e-mails that wait, due at once. */
async function fill(server: ServerProcess, query: (sql: string) => Promise<unknown>): Promise<void> {
	for (const person of people) {
		expect((await send(server, person)).body).toMatchObject({ emailSent: false });
	}
	const inquiry = { name: "Camille", email: "camille@example.org", subject: "A question", message: "How?" };
	expect((await post(`${server.url}/api/contact`, inquiry)).status).toBe(200);
	await stop(server);
	await query("update delivery set due_at = 0");
}

async function stop(server: ServerProcess): Promise<void> {
	server.process.kill("SIGTERM");
	await server.ended;
}

function send({ url }: ServerProcess, recipientEmail: string) {
	return post(`${url}/api/messages`, { recipientEmail, message: "Your smile is my morning" });
}

async function expectAllReadable({ url }: ServerProcess): Promise<void> {
	for (const person of people) expect((await answerOf(fetch(`${url}/api/messages/${person}`))).body).toHaveLength(1);
}

describe.each(engines)("a lost or wrong secret, on %s", (engine) => {
	it("stops the start before anything changes; with the right one back everything is read and sent", async () => {
		const { dataDir, query, start, refusal, startMail, everything } = await install(engine);
		const [own, file] = [engine === "sqlite" ? undefined : right, join(dataDir, "secret.key")];
		await fill(await start(own), query);
		const before = await everything();
		const sink = await startMail();

		expect(await refusal(wrong)).toMatch(/APP_SECRET is not the one of this database.* to start over/s);
		if (own === undefined) {
			renameSync(file, `${file}.away`);
			expect(await refusal(undefined)).toContain(`${file} is not there`);
			expect(existsSync(file), "no new secret is made").toBe(false);
			renameSync(`${file}.away`, file);
		}
		expect(await everything()).toEqual(before);
		expect(sink.received).toHaveLength(0);

		const server = await start(own);
		await sink.waitFor(people.length + 1);
		await expectAllReadable(server);
		await until({
			what: "every e-mail sent",
			holds: async () => (await query("select id from delivery where state <> 'sent'")).length === 0,
		});
		await stop(server);
	});

	it("on one node beside a healthy one: it stops, and the healthy one sends everything", async () => {
		const { query, start, refusal, startMail } = await install(engine);
		await fill(await start(right), query);
		const healthy = await start(right);
		await refusal(wrong);
		await query("update delivery set due_at = 0 where state = 'queued'");
		const sink = await startMail();
		await sink.waitFor(people.length + 1);
		expect((await fetch(`${healthy.url}/readyz`)).status).toBe(200);
		await expectAllReadable(healthy);
		await stop(healthy);
	});

	it("of two nodes that start at once on an empty database with different secrets, one wins and the other stops", async () => {
		const { query, start } = await install(engine);
		const both = await Promise.allSettled([start(right), start(wrong)]);
		const [winner, ...others] = both.flatMap((start) => (start.status === "fulfilled" ? [start.value] : []));
		expect([winner === undefined, others]).toEqual([false, []]);
		expect(await query("select * from secret_fingerprint")).toHaveLength(1);
		if (winner !== undefined) expect((await send(winner, "jane@example.org")).status).toBe(200);
	});

	it("is found out in an installation that kept no fingerprint yet; the right one is adopted", async () => {
		const { query, start, refusal, everything } = await install(engine);
		await fill(await start(right), query);
		await query("delete from secret_fingerprint");
		const before = await everything();
		expect(await refusal(wrong)).toContain("not the one of this database");
		expect(await everything()).toEqual(before);
		await stop(await start(right));
		expect(await query("select * from secret_fingerprint")).toHaveLength(1);
		await query("delete from secret_fingerprint");
		await query("update message set text_sealed = (select max(text_sealed) from message)");
		await stop(await start(right));
		expect(await query("select * from secret_fingerprint"), "damage is no other secret").toHaveLength(1);
	});

	it("under a running node: nothing is taken, read or sent until they fit again", async () => {
		const port = await freePort();
		const app = await startTestApp(engine, { SMTP_URL: `smtp://127.0.0.1:${port}` });
		onTestFinished(() => app.remove());
		const note = { recipientEmail: "jane@example.org", message: "Your smile is my morning" };
		const readiness = async () => (await fetch(`${app.url}/readyz`)).status;
		expect((await app.send(note)).body).toMatchObject({ success: true, emailSent: false });
		const [row] = await app.query("select fingerprint from secret_fingerprint");
		await app.query("update secret_fingerprint set fingerprint = 'of another secret'");
		await until({ what: "a node that is not ready", holds: async () => (await readiness()) === 503 });
		expect((await app.send(note)).status).toBe(503);
		expect((await app.read(note.recipientEmail)).status).toBe(503);
		const [told] = app.log.filter((line) => line.includes("belongs to another secret"));
		expect(JSON.parse(told ?? "{}")).toMatchObject({ level: 50, waiting: 1 });

		const sink = await startMailSink(port);
		onTestFinished(() => sink.close());
		await app.query("update delivery set due_at = 0");
		const claimed = await app.query("select attempts from delivery");
		expect(claimed).toEqual([{ attempts: 1 }]);
		await app.query(`update secret_fingerprint set fingerprint = '${row?.fingerprint}'`);
		await until({ what: "a node that is ready", holds: async () => (await readiness()) === 200 });
		await sink.waitFor(1);
		expect((await app.read(note.recipientEmail)).body).toHaveLength(1);
	});
});

describe.each(engines)("an e-mail that does not open, on %s", (engine) => {
	const day = 86_400_000;

	async function startWithWaiting() {
		let now = Date.now();
		const port = await freePort();
		const app = await startTestApp(engine, { SMTP_URL: `smtp://127.0.0.1:${port}` }, { clock: () => now });
		onTestFinished(() => app.remove());
		await app.send({ recipientEmail: "jane@example.org", message: "Your smile is my morning" });
		const [row] = await app.query("select id, envelope_sealed from delivery");
		const tried = async (code: string) => {
			await app.query("update delivery set due_at = 0 where state = 'queued'");
			await until({
				what: `an attempt that ended with ${code}`,
				holds: async () =>
					(await app.query(`select id from delivery where last_code = '${code}' and due_at > 0`)).length > 0,
			});
		};
		return {
			app,
			port,
			tried,
			id: String(row?.id),
			envelope: String(row?.envelope_sealed),
			async pass(ms: number) {
				now += ms;
				await app.setDatabaseAhead(ms);
			},
		};
	}

	it("for want of its secret waits for it, however long, and is sent when it is back", async () => {
		const { app, port, tried, id, envelope, pass } = await startWithWaiting();
		const foreign = createVault(wrong).seal("{}", `delivery/${id}/envelope`);
		await app.query(`update delivery set envelope_sealed = '${foreign}'`);
		await tried("other_secret");
		await pass(6 * day);
		await tried("other_secret");
		expect(await app.query("select state, envelope_sealed, settled_at from delivery")).toEqual([
			{ state: "queued", envelope_sealed: foreign, settled_at: null },
		]);
		const { failures } = (await (await signIn(app)).get("/email/deliveries")).body;
		expect(failures).toMatchObject([{ id, state: "queued", reason: "other_secret" }]);
		expect(app.log.filter((line) => line.includes(id) && line.includes('"other_secret"')).length).toBeGreaterThan(1);

		await app.query(`update delivery set envelope_sealed = '${envelope}'`);
		const sink = await startMailSink(port);
		onTestFinished(() => sink.close());
		await app.restart();
		await pass(60_000);
		await sink.waitFor(1);
	});

	it("because it was altered is tried for five days and then given up, but never erased", async () => {
		const { app, tried, envelope, pass } = await startWithWaiting();
		const altered = `${envelope.slice(0, 20)}${envelope[20] === "A" ? "B" : "A"}${envelope.slice(21)}`;
		await app.query(`update delivery set envelope_sealed = '${altered}'`);
		await tried("altered");
		await pass(6 * day);
		await app.query("update delivery set due_at = 0, attempts = 40");
		await until({
			what: "an e-mail that is given up",
			holds: async () => (await app.query("select id from delivery where state = 'dead'")).length > 0,
		});
		expect(await app.query("select envelope_sealed, last_code from delivery")).toEqual([
			{ envelope_sealed: altered, last_code: "altered" },
		]);
	});
});
