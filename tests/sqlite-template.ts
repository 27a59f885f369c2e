import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { openSqlite } from "#server/database/sqlite.ts";
import { createLog } from "#server/log.ts";

declare module "vitest" {
	interface ProvidedContext {
		/** A SQLite file of the newest schema with nothing in it. */
		sqliteTemplate: string;
	}
}

let dir = "";

/** Brings one empty database to the newest schema, so that the apps of the tests start on copies of it. */
export async function setup(project: TestProject): Promise<void> {
	dir = mkdtempSync(join(tmpdir(), "billet-doux-template-"));
	const file = join(dir, "billet-doux.sqlite");
	const database = await openSqlite(file, createLog("silent"));
	await database.close();
	project.provide("sqliteTemplate", file);
}

export function teardown(): void {
	rmSync(dir, { recursive: true, force: true });
}
