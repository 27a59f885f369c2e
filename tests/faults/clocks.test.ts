import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { sleep } from "#server/clock.ts";
import { setDatabaseAhead } from "#tests/database-clock.ts";
import { freePort } from "#tests/free-port.ts";
import { startMailSink } from "#tests/mail-sink.ts";
import { type ServerProcess, startServerProcess } from "#tests/server-process.ts";
import { shiftDate } from "#tests/shifted-date.ts";
import { type ApiAnswer, createDatabase, type Engine, engines, post, queryBeside } from "#tests/start-test-app.ts";
import { until } from "#tests/until.ts";

const notes = Number(process.env.SKEWED_NOTES ?? 30);
const tenDays = 10 * 86_400_000;
/** After the first failed attempt, with its jitter. */
const firstWaitMs = 72_000;
const leaseMs = 20_000;
/** Between a moment at the service and one here. */
const allowanceMs = 5_000;
const message = "Your smile is my morning";

/** A machine so busy that nothing can be stored says so, and is asked again under the same name. */
async function sendTo({ url }: ServerProcess, recipientEmail: string): Promise<ApiAnswer> {
	const name = { "idempotency-key": `the-note-to-${recipientEmail.split("@").join("-at-")}` };
	for (;;) {
		const answer = await post(`${url}/api/messages`, { recipientEmail, message }, name);
		if (answer.status !== 503) return answer;
		await sleep(100);
	}
}

async function stop(server: ServerProcess): Promise<void> {
	server.process.kill("SIGTERM");
	await server.ended;
}

describe("nodes whose clocks differ, on postgresql", () => {
	it.each([25_000, -25_000])("by %i ms: each note is sent once", async (ahead) => {
		const slowMs = 2_500;
		const sink = await startMailSink();
		onTestFinished(() => sink.close());
		sink.behave(() => ({ acceptAfterMs: slowMs }));
		const environment = {
			DATABASE_URL: await createDatabase(),
			APP_SECRET: "a secret for tests, long enough to be one",
			SMTP_URL: sink.url,
		};
		const right = await startServerProcess({ environment });
		const wrong = await startServerProcess({ environment, command: shiftDate(ahead).command });
		const people = Array.from({ length: notes }, (_, index) => `jane@example${index}.org`);
		// To the other one, which has nothing else to do, what this one sends looks as if its lease were over.
		const behind = ahead > 0 ? right : wrong;
		const answers = await Promise.all(people.map((person) => sendTo(behind, person)));
		expect(answers.map(({ body }) => body.status)).toEqual(people.map(() => "approved"));
		await sink.waitFor(people.length);
		// Whatever is sent a second time has been begun by then, and an end waits for what was begun.
		await Promise.all([right, wrong].map(stop));
		expect(sink.offered.flatMap(({ recipients }) => recipients).toSorted()).toEqual(people.toSorted());
	});
});

/** A service whose mail server is down at first. */
async function install(engine: Engine) {
	const dataDir = mkdtempSync(join(tmpdir(), "billet-doux-clocks-"));
	onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
	const databaseUrl = engine === "postgresql" ? await createDatabase() : undefined;
	const mailPort = await freePort();
	const environment = {
		APP_SECRET: "a secret for tests, long enough to be one",
		SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
		// The longest there is: whether an e-mail is sent is not a matter of how busy the machine is.
		DELIVERY_BUDGET_MS: "10000",
		...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
	};
	const query = (sql: string) => queryBeside(sql, dataDir, databaseUrl);
	return {
		databaseUrl,
		query,
		start: (command: readonly [string, ...string[]]) => startServerProcess({ environment, dataDir, command }),
		async startMail() {
			const sink = await startMailSink(mailPort);
			onTestFinished(() => sink.close());
			return sink;
		},
		/** Milliseconds until each waiting e-mail is due, by the right clock. */
		async waits(): Promise<readonly number[]> {
			const rows = await query("select due_at from delivery where state = 'queued' order by id");
			return rows.map((row) => Number(row.due_at) - Date.now());
		},
		/** As if so much time had passed for whatever waits. */
		hasten: (ms: number) => query(`update delivery set due_at = due_at - ${ms} where state = 'queued'`),
	};
}

describe.each(engines)("a clock that is set ahead ten days and back, on %s", (engine) => {
	it("while the service runs delays nothing, ends nothing, and sends nothing twice", async () => {
		const { query, start, startMail, waits, hasten } = await install(engine);
		const clock = shiftDate(0);
		const server = await start(clock.command);
		expect((await sendTo(server, "before@example.org")).body).toMatchObject({ emailSent: false });
		clock.set(tenDays);
		await sleep(1_500);
		expect((await sendTo(server, "meanwhile@example.org")).body).toMatchObject({ emailSent: false });
		expect((await waits()).filter((ms) => ms > firstWaitMs + allowanceMs)).toEqual([]);
		await hasten(firstWaitMs);
		await until({
			what: "a second attempt at both",
			holds: async () => (await query("select id from delivery where attempts = 2 and due_at > 0")).length === 2,
		});
		clock.set(0);
		expect(await query("select state from delivery")).toEqual([{ state: "queued" }, { state: "queued" }]);
		const sink = await startMail();
		expect((await sendTo(server, "after@example.org")).body).toMatchObject({ emailSent: true });
		await hasten(5 * firstWaitMs);
		await sink.waitFor(3);
		const arrived = sink.received.flatMap(({ recipients }) => recipients);
		expect(arrived.toSorted()).toEqual(["after@example.org", "before@example.org", "meanwhile@example.org"]);
		await stop(server);
	});

	it("that decided when e-mails are due leaves none due in ten days", async () => {
		const { databaseUrl, query, start, startMail, waits, hasten } = await install(engine);
		const clock = shiftDate(0);
		const early = await start(clock.command);
		expect((await sendTo(early, "before@example.org")).body).toMatchObject({ emailSent: false });
		await stop(early);

		// On SQLite the service's clock decides, on PostgreSQL that of the database server.
		if (databaseUrl === undefined) clock.set(tenDays);
		else await setDatabaseAhead(databaseUrl, tenDays);
		const ahead = await start(clock.command);
		await until({
			what: "an attempt that fails ten days late",
			holds: async () => (await query("select id from delivery where attempts = 2")).length === 1,
		});
		expect((await sendTo(ahead, "meanwhile@example.org")).body).toMatchObject({ emailSent: false });
		await stop(ahead);
		expect(Math.min(...(await waits()))).toBeGreaterThan(tenDays - allowanceMs);

		if (databaseUrl === undefined) clock.set(0);
		else await setDatabaseAhead(databaseUrl, 0);
		const sink = await startMail();
		const server = await start(clock.command);
		await until({
			what: "e-mails that are due soon",
			holds: async () => (await waits()).every((ms) => ms <= leaseMs + allowanceMs),
		});
		await hasten(leaseMs);
		await sink.waitFor(2);
		await stop(server);
		expect(await query("select state from delivery")).toEqual([{ state: "sent" }, { state: "sent" }]);
	});
});
