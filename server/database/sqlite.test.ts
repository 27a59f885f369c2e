import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createLog } from "#server/log.ts";
import { StartRefused } from "#server/start-refused.ts";
import { openSqlite } from "./sqlite.ts";

describe("the SQLite file", () => {
	let dir: string;
	beforeEach(() => {
		dir = mkdtempSync(join(tmpdir(), "billet-doux-sqlite-"));
	});
	afterEach(() => {
		rmSync(dir, { recursive: true });
		rmSync(":memory:", { force: true });
	});

	it("is readable by its owner only, with its logs", async () => {
		const database = await openSqlite(join(dir, "new", "test.sqlite"), createLog("silent"));
		const files = readdirSync(join(dir, "new"));
		expect(files).toEqual(["test.sqlite", "test.sqlite-shm", "test.sqlite-wal"]);
		for (const file of files) expect(statSync(join(dir, "new", file)).mode & 0o077).toBe(0);
		await database.close();
	});

	it("is opened with durable settings or not at all", async () => {
		const database = await openSqlite(join(dir, "test.sqlite"), createLog("silent"));
		await database.close();
		const file = new DatabaseSync(join(dir, "test.sqlite"));
		expect(file.prepare("pragma journal_mode").get()).toEqual({ journal_mode: "wal" });
		file.close();
		// A database in memory cannot keep a write-ahead log.
		await expect(openSqlite(":memory:", createLog("silent"))).rejects.toThrow(/journal_mode is memory/);
	});

	it("keeps its schema when it is opened again", async () => {
		for (let opening = 0; opening < 2; opening++) {
			const database = await openSqlite(join(dir, "test.sqlite"), createLog("silent"));
			expect(await database.read((queries) => queries.selectFrom("message").selectAll().execute())).toEqual([]);
			await database.close();
		}
	});

	it("is refused, unchanged and in plain words, when a later release has changed its schema", async () => {
		const path = join(dir, "test.sqlite");
		await (await openSqlite(path, createLog("silent"))).close();
		const file = new DatabaseSync(path);
		file.exec("insert into kysely_migration (name, timestamp) values ('9999-what-is-to-come', '2030-01-01T00:00:00Z')");
		const schema = () => file.prepare("select sql from sqlite_schema order by name").all();
		const before = schema();
		const refused = openSqlite(path, createLog("silent"));
		await expect(refused).rejects.toThrow(StartRefused);
		await expect(refused).rejects.toThrow(/belongs to a later release.*Nothing was changed.*9999-what-is-to-come\.ts/s);
		expect(schema()).toEqual(before);
		file.close();
	});
});
