import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#server/database/engine.ts";
import { openSqlite } from "#server/database/sqlite.ts";
import { createLog } from "#server/log.ts";
import { createSuppressions, type SuppressionReason } from "./suppressions.ts";

const day = 86_400_000;

describe("a mailbox that is sent no notes", () => {
	const suppressions = createSuppressions("sqlite");
	let dir: string;
	let database: Database;
	beforeEach(async () => {
		dir = mkdtempSync(join(tmpdir(), "billet-doux-suppressions-"));
		database = await openSqlite(join(dir, "test.sqlite"), createLog("silent"));
	});
	afterEach(async () => {
		await database.close();
		rmSync(dir, { recursive: true });
	});

	const add = (reason: SuppressionReason, at: number) =>
		database.write((queries) => suppressions.add(queries, { mailboxKey: "jane", reason, at }));
	const reason = (now: number, mailboxKey = "jane") =>
		database.read((queries) => suppressions.reasonFor(queries, mailboxKey, now));

	it("is one that something was said of", async () => {
		expect(await reason(0)).toBeUndefined();
		await add("opted_out", 0);
		expect([await reason(0), await reason(0, "joe")]).toEqual(["opted_out", undefined]);
	});

	it("stays so for ever when its owner said it, and for a while when a machine did", async () => {
		await add("opted_out", 0);
		expect(await reason(1_000 * day)).toBe("opted_out");
		await database.write((queries) => suppressions.lift(queries, "jane"));
		await add("unreachable", 0);
		expect([await reason(30 * day - 1), await reason(30 * day)]).toEqual(["unreachable", undefined]);
		await add("complained", 0);
		expect([await reason(365 * day - 1), await reason(365 * day)]).toEqual(["complained", undefined]);
	});

	it("is told by the strongest of several reasons", async () => {
		await add("unreachable", 0);
		await add("complained", 0);
		expect(await reason(1)).toBe("complained");
		await add("opted_out", 0);
		expect(await reason(1)).toBe("opted_out");
	});

	it("begins its time anew when it is said again", async () => {
		await add("unreachable", 0);
		await add("unreachable", 20 * day);
		expect(await reason(40 * day)).toBe("unreachable");
	});

	it("is counted by each reason while it holds", async () => {
		await add("opted_out", 0);
		await add("unreachable", 0);
		const count = (now: number) => database.read((queries) => suppressions.count(queries, now));
		expect(await count(1)).toEqual({ opted_out: 1, complained: 0, unreachable: 1, by_hand: 0 });
		expect(await count(31 * day)).toEqual({ opted_out: 1, complained: 0, unreachable: 0, by_hand: 0 });
	});

	it("is sent notes again once everything said of it is lifted", async () => {
		await add("opted_out", 0);
		await add("complained", 0);
		await database.write((queries) => suppressions.lift(queries, "jane"));
		expect(await reason(1)).toBeUndefined();
	});
});
