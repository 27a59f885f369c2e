import { rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { TestProject } from "vitest/node";
import { openSqlite } from "#server/database/sqlite.ts";
import { createLog } from "#server/log.ts";
import { scratchFolder } from "./scratch-folder.ts";

declare module "vitest" {
	interface ProvidedContext {
		/** A SQLite file of the newest schema with nothing in it. */
		sqliteTemplate: string;
	}
}

let dir = "";

/** Brings one empty database to the newest schema, so that the apps of the tests start on copies of it. */
export async function setup(project: TestProject): Promise<void> {
	dir = scratchFolder();
	const file = join(dir, "billet-doux.sqlite");
	const database = await openSqlite(file, createLog("silent"));
	await database.close();
	carryOverLog(file);
	project.provide("sqliteTemplate", file);
}

/** Makes the file whole by itself: copies are made of it alone, and the schema would stay behind in its log. */
function carryOverLog(file: string): void {
	const database = new DatabaseSync(file);
	const outcome = database.prepare("pragma wal_checkpoint(truncate)").get();
	database.close();
	if (outcome?.busy !== 0) throw new Error("SQLite did not carry over the log of the template");
}

export function teardown(): void {
	rmSync(dir, { recursive: true, force: true });
}
