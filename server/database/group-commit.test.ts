import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createLog } from "#server/log.ts";
import type { Database, Queries } from "./engine.ts";
import { openSqlite } from "./sqlite.ts";
import { addToSum } from "./transaction-sums.ts";

describe("writes committed together", () => {
	let dir: string;
	let database: Database;
	beforeEach(async () => {
		dir = mkdtempSync(join(tmpdir(), "billet-doux-group-"));
		database = await openSqlite(join(dir, "test.sqlite"), createLog("silent"));
	});
	afterEach(async () => {
		await database.close();
		rmSync(dir, { recursive: true });
	});

	const add = (queries: Queries, username: string) =>
		queries
			.insertInto("administrator")
			.values({ username, password_hash: "x", created_at: 0, role: "owner" })
			.execute();
	const names = async () =>
		(
			await database.read((queries) =>
				queries.selectFrom("administrator").select("username").orderBy("username").execute(),
			)
		).map(({ username }) => username);

	it("are all there, each with its own result, and read at once", async () => {
		const results = await Promise.all(
			Array.from({ length: 200 }, (_, index) =>
				database.write(async (queries) => {
					await add(queries, `n${String(index).padStart(3, "0")}`);
					return index;
				}),
			),
		);
		expect(results).toEqual(Array.from({ length: 200 }, (_, index) => index));
		expect(await names()).toHaveLength(200);
	});

	it("fail one by one: what a failing write did is undone, its neighbours stay", async () => {
		const results = await Promise.allSettled([
			database.write((queries) => add(queries, "first")),
			database.write(async (queries) => {
				await add(queries, "undone");
				throw new Error("changed my mind");
			}),
			database.write((queries) => add(queries, "first")),
			database.write((queries) => add(queries, "last")),
		]);
		expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "rejected", "fulfilled"]);
		expect(results[1]).toMatchObject({ reason: { message: "changed my mind" } });
		expect(await names()).toEqual(["first", "last"]);
	});

	it("write what all of them add to a row once, without what a failing one added", async () => {
		const written: number[] = [];
		const count = (queries: Queries, times: number) =>
			addToSum(queries, "names", times, async (last, sum) => {
				written.push(sum);
				await add(last, `${sum} in all`);
			});
		await Promise.all([1, 2, 3].map((times) => database.write((queries) => count(queries, times))));
		expect(written).toEqual([6]);
		const results = await Promise.allSettled(
			[10, 20, 30].map((times) =>
				database.write(async (queries) => {
					await count(queries, times);
					if (times === 20) throw new Error("changed my mind");
				}),
			),
		);
		expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
		expect(written).toEqual([6, 40]);
		expect(await names()).toEqual(["40 in all", "6 in all"]);
	});

	it("go on after a failure", async () => {
		await expect(database.write(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
		await database.write((queries) => add(queries, "after"));
		expect(await names()).toEqual(["after"]);
	});

	it("fail together when the database is out: none is tried again by itself", async () => {
		const unlock = lock();
		let runs = 0;
		const results = await Promise.allSettled(
			Array.from({ length: 100 }, (_, index) =>
				database.write((queries) => {
					runs++;
					return add(queries, `n${index}`);
				}),
			),
		);
		expect(new Set(results.map((result) => Reflect.get(Object(Reflect.get(result, "reason")), "code")))).toEqual(
			new Set(["unavailable"]),
		);
		// Whoever has no lock runs nothing.
		expect(runs).toBe(0);
		unlock();
		await database.write((queries) => add(queries, "after"));
		expect(await names()).toEqual(["after"]);
	});

	it("keep their neighbours in one more commit, not in one each", async () => {
		let runs = 0;
		const results = await Promise.allSettled(
			Array.from({ length: 64 }, (_, index) =>
				database.write(async (queries) => {
					runs++;
					await add(queries, `n${index}`);
					if (index % 2 === 1) throw new Error("changed my mind");
				}),
			),
		);
		expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(32);
		expect(await names()).toHaveLength(32);
		// The second, which undoes the first run, and then all of them once more.
		expect(runs).toBe(2 + 64);
	});

	it("are refused at once when too many wait", async () => {
		const unlock = lock();
		let settled = 0;
		const waiting = Array.from({ length: 1_000 }, (_, index) =>
			database.write((queries) => add(queries, `n${index}`)).finally(() => settled++),
		);
		const refusal = database.write((queries) => add(queries, "one too many"));
		await expect(refusal).rejects.toMatchObject({ code: "overloaded" });
		expect(settled).toBe(0);
		unlock();
		await Promise.all(waiting);
		expect(await names()).toHaveLength(1_000);
	});

	/** Holds the database against every writer; what it gives lets go. */
	function lock(): () => void {
		const other = new DatabaseSync(join(dir, "test.sqlite"));
		other.exec("begin exclusive");
		return () => {
			other.exec("rollback");
			other.close();
		};
	}
});
