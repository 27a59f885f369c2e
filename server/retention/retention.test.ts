import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import type { Database } from "#server/database/engine.ts";
import type { RowEraser } from "#server/database/eraser.ts";
import { openSqlite } from "#server/database/sqlite.ts";
import { createLog } from "#server/log.ts";
import { createRetention } from "./retention.ts";
import { retentionStore } from "./retention-store.ts";

const day = 86_400_000;
const start = Date.UTC(2026, 4, 20);
const quiet = createLog("silent");

async function openDatabase(): Promise<Database> {
	const dir = mkdtempSync(join(tmpdir(), "billet-doux-retention-"));
	const database = await openSqlite(join(dir, "billet-doux.sqlite"), quiet);
	onTestFinished(async () => {
		await database.close();
		rmSync(dir, { recursive: true, force: true });
	});
	return database;
}

/** A worker on a clock that is believed, and what sets that. */
async function workerOf(database: Database, eraser: RowEraser) {
	let now = start;
	const options = { erasers: [eraser], erasesRows: true, clock: () => now, steadyNow: async () => now, log: quiet };
	const { look } = createRetention({ ...options, database });
	await look();
	return {
		look,
		pass(ms: number) {
			now += ms;
		},
	};
}

const totalOf = async (database: Database) => (await database.read(retentionStore.counts))[0]?.total;

it("erases in batches, with room for other writes between them, and counts all", async () => {
	const database = await openDatabase();
	let left = 0;
	const batches: number[] = [];
	const { look, pass } = await workerOf(database, {
		name: "refused_notes",
		async eraseOlder(_, __, limit) {
			const count = Math.min(left, limit);
			left -= count;
			batches.push(count);
			return count;
		},
	});
	left = 1_050;
	batches.length = 0;
	pass(day);
	let others = 0;
	const erasing = look().then(() => true);
	while (!(await Promise.race([erasing, database.write(async () => false)]))) others++;
	expect(batches).toEqual([...Array(10).fill(100), 50]);
	expect(others).toBeGreaterThan(batches.length);
	expect(await totalOf(database)).toBe(1_050);
});

it("goes on after a failure with what was left, and makes no other pass within the hour", async () => {
	const database = await openDatabase();
	let left = 0;
	let isBroken = true;
	const { look, pass } = await workerOf(database, {
		name: "refused_notes",
		async eraseOlder(_, __, limit) {
			if (isBroken && left <= 100 && left > 0) throw new Error("the database is away");
			const count = Math.min(left, limit);
			left -= count;
			return count;
		},
	});
	left = 250;
	pass(day);
	await expect(look()).rejects.toThrow("the database is away");
	// What failed was not counted; what was erased before it was.
	expect(await totalOf(database)).toBe(200);
	isBroken = false;
	await look();
	expect(await totalOf(database)).toBe(250);
	left = 10;
	await look();
	expect(left).toBe(10);
	pass(day / 24);
	await look();
	expect(left).toBe(0);
});

it("is one pass for all who share a database", async () => {
	const database = await openDatabase();
	let asked = 0;
	const eraser: RowEraser = {
		name: "refused_notes",
		async eraseOlder() {
			asked++;
			return 0;
		},
	};
	const nodes = [await workerOf(database, eraser), await workerOf(database, eraser), await workerOf(database, eraser)];
	asked = 0;
	for (const { pass } of nodes) pass(day);
	await Promise.all(nodes.map(({ look }) => look()));
	expect(asked).toBe(1);
});
