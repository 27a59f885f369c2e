import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#server/database/engine.ts";
import { openSqlite } from "#server/database/sqlite.ts";
import { createLog } from "#server/log.ts";
import { createEmailSwitches } from "./email-switches.ts";

describe("the switches of the e-mails", () => {
	const switches = createEmailSwitches();
	let dir: string;
	let database: Database;
	beforeEach(async () => {
		dir = mkdtempSync(join(tmpdir(), "billet-doux-templates-"));
		database = await openSqlite(join(dir, "test.sqlite"), createLog("silent"));
	});
	afterEach(async () => {
		await database.close();
		rmSync(dir, { recursive: true });
	});

	const isOn = (id: Parameters<typeof switches.isOn>[1]) => database.read((queries) => switches.isOn(queries, id));

	it("stand as the product specifies while nobody has touched them", async () => {
		expect([await isOn("notification"), await isOn("confirmation"), await isOn("moderation")]).toEqual([
			true,
			false,
			true,
		]);
	});

	it("keep what was chosen last, each by itself", async () => {
		for (const choice of [true, false, true]) {
			await database.write((queries) => switches.set(queries, "confirmation", choice));
			expect(await isOn("confirmation")).toBe(choice);
		}
		await database.write((queries) => switches.set(queries, "moderation", false));
		expect([await isOn("moderation"), await isOn("notification")]).toEqual([false, true]);
	});
});
