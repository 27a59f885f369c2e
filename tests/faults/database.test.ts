import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { sql } from "kysely";
import { Client } from "pg";
import { describe, expect, inject, it } from "vitest";
import { sleep } from "#server/clock.ts";
import { openPostgres } from "#server/database/postgres.ts";
import { createLog } from "#server/log.ts";
import { lockSqlite } from "#tests/beside-sqlite.ts";
import { expectDoneWithin } from "#tests/done-within.ts";
import { mountSmallDisk } from "#tests/small-disk.ts";
import { startTestApp, usualBounds } from "#tests/start-test-app.ts";
import { until } from "#tests/until.ts";

const note = { recipientEmail: "jane@example.org", message: "Your smile is the best part of my mornings" };
/** Two seconds for a lock from the arrival on, and what the answer takes. */
const longestWaitMs = 3_000;
const refused = { status: 503, body: { success: false, error: expect.stringMatching(/\S/), errorType: "unknown" } };

/** Undefined where this process may not mount; the test of the full disk is then skipped. */
const disk = mountSmallDisk(8);

describe("a database that cannot take a note", () => {
	it("locked SQLite: a bounded wait, 503 and nothing kept; well again when the lock is gone", async () => {
		const app = await startTestApp("sqlite", {}, usualBounds);
		const unlock = await lockSqlite(app);
		await expectDoneWithin(longestWaitMs, {
			quick: () => app.read(note.recipientEmail),
			work: async () => {
				const sending = app.send(note);
				// Reading goes on meanwhile: write-ahead logging never makes readers wait.
				expect((await app.read(note.recipientEmail)).body).toEqual([]);
				const answer = await sending;
				expect(answer).toMatchObject(refused);
				expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
			},
		});
		expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
		expect((await fetch(`${app.url}/readyz`)).status).toBe(503);
		unlock();
		expect((await app.read(note.recipientEmail)).body).toEqual([]);
		expect((await app.send(note)).body).toMatchObject({ success: true, emailSent: true });
		await app.remove();
	});

	it("briefly locked SQLite: the note only waits", async () => {
		const app = await startTestApp("sqlite");
		const unlock = await lockSqlite(app);
		const sending = app.send(note);
		await new Promise((resolve) => setTimeout(resolve, 300));
		unlock();
		expect((await sending).body).toMatchObject({ success: true });
		await app.remove();
	});

	it.runIf(disk !== undefined)(
		"full disk: 503, nothing acknowledged and nothing half kept; well again when there is room",
		async () => {
			if (disk === undefined) return;
			const app = await startTestApp("sqlite", {
				DATA_DIR: join(disk.dir, "data"),
				RATE_LIMIT_PER_RECIPIENT: "100000",
			});
			const answers = [];
			for (let index = 0; index < 3_000 && answers.at(-1)?.status !== 503; index++) {
				answers.push(await app.send({ ...note, message: `${index} ${"my love ".repeat(120)}` }));
			}
			expect(answers.at(-1)).toMatchObject(refused);
			const acknowledged = answers.filter(({ status }) => status === 200).length;
			expect(acknowledged).toBeGreaterThan(3);
			expect((await app.read(note.recipientEmail)).body).toHaveLength(acknowledged);
			const ready = await fetch(`${app.url}/readyz`);
			expect([ready.status, await ready.json()]).toMatchObject([503, { success: false, failing: "database" }]);
			expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
			disk.grow();
			await until({ what: "/readyz", holds: async () => (await fetch(`${app.url}/readyz`)).ok });
			expect((await app.send(note)).body).toMatchObject({ success: true });
			await app.remove();
			disk.remove();
		},
	);

	it("a PostgreSQL connection lost between two queries: that write fails, and nothing else", async () => {
		const app = await startTestApp("postgresql");
		const database = await openPostgres({ url: app.databaseUrl ?? "", poolSize: 10 }, createLog("silent"));
		const operator = new Client({ connectionString: app.databaseUrl });
		await operator.connect();
		const write = database.write(async (queries) => {
			const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(queries);
			await operator.query("select pg_terminate_backend($1)", [rows[0]?.pid]);
			// Long enough for the loss to be noticed while no query is under way.
			await sleep(200);
			await sql`select 1`.execute(queries);
		});
		await expect(write).rejects.toMatchObject({ code: "unavailable" });
		await operator.end();
		expect((await database.read((queries) => sql`select 1`.execute(queries))).rows).toHaveLength(1);
		await database.close();
		await app.remove();
	});

	it("PostgreSQL: a migration takes the time it takes, which no other query may", async () => {
		const name = `slow_${randomUUID().replaceAll("-", "")}`;
		await queryPostgres("postgres", `create database ${name}`);
		// The first change of the schema takes longer than any bound of a query.
		await queryPostgres(
			name,
			`create function sleep_once() returns event_trigger language plpgsql as $$ begin
				if to_regclass('kysely_migration') is null then perform pg_sleep(6.5); end if;
			end $$;
			create event trigger slow on ddl_command_start execute function sleep_once()`,
		);
		const place = { url: `${inject("postgresUrl")}/${name}`, poolSize: 2 };
		const database = await openPostgres(place, createLog("silent"));
		expect(await database.read((queries) => queries.selectFrom("message").selectAll().execute())).toEqual([]);
		await database.close();
		await queryPostgres("postgres", `drop database ${name} with (force)`);
	});

	it("PostgreSQL that goes away: 503 while it is gone, well again after", async () => {
		const app = await startTestApp("postgresql");
		const name = new URL(app.databaseUrl ?? "").pathname.slice(1);
		const operator = new Client({ connectionString: (app.databaseUrl ?? "").replace(`/${name}`, "/postgres") });
		await operator.connect();
		await operator.query(`alter database ${name} allow_connections false`);
		await operator.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [name]);
		const answer = await app.send(note);
		expect(answer).toMatchObject(refused);
		await operator.query(`alter database ${name} allow_connections true`);
		await operator.end();
		expect((await app.send(note)).body).toMatchObject({ success: true, emailSent: true });
		expect((await app.read(note.recipientEmail)).body).toHaveLength(1);
		await app.remove();
	});
});

async function queryPostgres(database: string, text: string): Promise<void> {
	const client = new Client({ connectionString: `${inject("postgresUrl")}/${database}` });
	await client.connect();
	await client.query(text);
	await client.end();
}
