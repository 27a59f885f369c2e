import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { Client } from "pg";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { createCountsStore } from "#server/analytics/counts-store.ts";
import type { Database, Queries, Sharing } from "#server/database/engine.ts";
import { openPostgres } from "#server/database/postgres.ts";
import { createLog } from "#server/log.ts";

describe("work that shares transactions on PostgreSQL", () => {
	let operator: Client;
	let name: string;
	let node: Database;
	let other: Database;
	beforeEach(async () => {
		name = `groups_${randomUUID().replaceAll("-", "")}`;
		const administrator = new Client({ connectionString: `${inject("postgresUrl")}/postgres` });
		await administrator.connect();
		await administrator.query(`create database ${name} template ${inject("postgresTemplate")}`);
		await administrator.end();
		const url = `${inject("postgresUrl")}/${name}`;
		operator = new Client({ connectionString: url });
		await operator.connect();
		// Patient, so that a busy machine is not taken for a database that is out.
		[node, other] = [await open(url), await open(url)];
	});
	afterEach(async () => {
		await Promise.all([node.close(), other.close()]);
		await operator.query("drop schema public cascade");
		await operator.end();
	});

	const open = (url: string) => openPostgres({ url, poolSize: 10 }, createLog("silent"), undefined, 60);

	const add = (queries: Queries, text_key: string) =>
		queries.insertInto("blocked_text").values({ text_key, recipient_key: "jane", at: 0 }).execute();
	const sharing = (order: string, ...names: readonly string[]): Sharing => ({
		kind: "note",
		order,
		locks: names.map((lock) => ({ name: lock, how: "alone" })),
	});
	const texts = async () =>
		(
			await node.read((queries) => queries.selectFrom("blocked_text").select("text_key").orderBy("text_key").execute())
		).map(({ text_key }) => text_key);
	/** Which transactions wrote the rows. */
	const transactions = async () =>
		(await operator.query("select count(distinct xmin::text)::int as count from blocked_text")).rows[0].count;

	it("is committed together, each piece with its own result", async () => {
		const results = await Promise.all(
			Array.from({ length: 100 }, (_, index) =>
				node.write(
					async (queries) => {
						await add(queries, `n${index}`);
						return index;
					},
					sharing(`n${index}`),
				),
			),
		);
		expect(results).toEqual(Array.from({ length: 100 }, (_, index) => index));
		expect(await texts()).toHaveLength(100);
		expect(await transactions()).toBeLessThan(50);
	});

	it("fails one by one: what a failing piece did is undone, its neighbours stay", async () => {
		const results = await Promise.allSettled(
			Array.from({ length: 40 }, (_, index) =>
				node.write(
					async (queries) => {
						// Every fourth meets the row of its neighbour.
						await add(queries, `n${index % 4 === 3 ? index - 1 : index}`);
						if (index % 4 === 1) throw new Error("changed my mind");
					},
					sharing(String(index).padStart(2, "0")),
				),
			),
		);
		const failed = results.flatMap(({ status }, index) => (status === "rejected" ? [index % 4] : []));
		expect(failed.filter((rest) => rest === 1)).toHaveLength(10);
		// Of two that want the same row, one has it.
		expect(failed.filter((rest) => rest >= 2)).toHaveLength(10);
		expect(failed.filter((rest) => rest === 0)).toEqual([]);
		expect(await texts()).toHaveLength(20);
	});

	it("leaves behind whoever waits for what another holds", async () => {
		await operator.query("begin");
		await operator.query("select pg_advisory_xact_lock(hashtextextended('held', 0))");
		let isHeldDone = false;
		const held = node
			.write((queries) => add(queries, "held"), sharing("held", "held"))
			.then(() => {
				isHeldDone = true;
			});
		const others = Array.from({ length: 60 }, (_, index) =>
			node.write((queries) => add(queries, `n${index}`), sharing(`n${index}`, `n${index}`)),
		);
		await Promise.all(others);
		expect(isHeldDone).toBe(false);
		expect(await texts()).toHaveLength(60);
		await operator.query("commit");
		await held;
		expect(await texts()).toHaveLength(61);
	});

	it("counts exactly, on two nodes that want the same names and rows in all orders", async () => {
		const counts = createCountsStore("UTC");
		const results = await Promise.allSettled(
			Array.from({ length: 100 }, (_, index) =>
				(index % 2 === 0 ? node : other).write(
					async (queries) => {
						await counts.bump(queries, 0, "message", "approved");
						await sql`insert into recipient_day values (${`r${index % 7}`}, '1970-01-01', 1)
						on conflict (recipient_key, day) do update set count = recipient_day.count + 1`.execute(queries);
						await counts.bump(queries, 0, "rejection", `c${index % 3}`);
						if (index % 50 === 0) throw new Error("changed my mind");
					},
					sharing(`r${index % 7}`, `t${index % 5}`, `u${index % 11}`),
				),
			),
		);
		const done = results.filter(({ status }) => status === "fulfilled").length;
		expect(done).toBe(98);
		const rows = await node.read((queries) => queries.selectFrom("counter").select(["metric", "count"]).execute());
		const sumOf = (metric: string) => rows.reduce((sum, row) => sum + (row.metric === metric ? row.count : 0), 0);
		expect([sumOf("message"), sumOf("rejection")]).toEqual([done, done]);
		const days = await node.read((queries) => queries.selectFrom("recipient_day").select("count").execute());
		expect(days.reduce((sum, { count }) => sum + count, 0)).toBe(done);
	});

	it("takes back what was counted and taken back in one transaction, and writes no row for it", async () => {
		const counts = createCountsStore("UTC");
		await node.write(async (queries) => {
			await counts.bump(queries, 0, "message", "pending");
			await counts.bump(queries, 0, "message", "pending", -1);
			await counts.bump(queries, 0, "message", "approved");
		});
		const rows = await node.read((queries) => queries.selectFrom("counter").select(["label", "count"]).execute());
		expect(rows).toEqual([{ label: "approved", count: 1 }]);
	});
});
