import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Database, Queries } from "./engine.ts";
import { openSqlite } from "./sqlite.ts";

describe("writes committed together", () => {
	let dir: string;
	let database: Database;
	beforeEach(async () => {
		dir = mkdtempSync(join(tmpdir(), "billet-doux-group-"));
		database = await openSqlite(join(dir, "test.sqlite"));
	});
	afterEach(async () => {
		await database.close();
		rmSync(dir, { recursive: true });
	});

	const add = (queries: Queries, username: string) =>
		queries.insertInto("administrator").values({ username, password_hash: "x", created_at: 0 }).execute();
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

	it("go on after a failure", async () => {
		await expect(database.write(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
		await database.write((queries) => add(queries, "after"));
		expect(await names()).toEqual(["after"]);
	});
});
