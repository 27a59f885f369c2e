import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#server/database/engine.ts";
import { openSqlite } from "#server/database/sqlite.ts";
import { createTemplateSettings } from "./template-settings.ts";

describe("the switches of the e-mails", () => {
	const settings = createTemplateSettings();
	let dir: string;
	let database: Database;
	beforeEach(async () => {
		dir = mkdtempSync(join(tmpdir(), "billet-doux-templates-"));
		database = await openSqlite(join(dir, "test.sqlite"));
	});
	afterEach(async () => {
		await database.close();
		rmSync(dir, { recursive: true });
	});

	const isActive = (id: Parameters<typeof settings.isActive>[1]) =>
		database.read((queries) => settings.isActive(queries, id));

	it("stand as the product specifies while nobody has touched them", async () => {
		expect([await isActive("notification"), await isActive("confirmation"), await isActive("moderation")]).toEqual([
			true,
			false,
			true,
		]);
	});

	it("keep what was chosen last, each by itself", async () => {
		for (const choice of [true, false, true]) {
			await database.write((queries) => settings.setActive(queries, "confirmation", choice));
			expect(await isActive("confirmation")).toBe(choice);
		}
		await database.write((queries) => settings.setActive(queries, "moderation", false));
		expect([await isActive("moderation"), await isActive("notification")]).toEqual([false, true]);
	});
});
