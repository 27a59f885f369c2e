import { join } from "node:path";
import type { Config } from "#server/config.ts";
import type { Log } from "#server/log.ts";
import type { BeforeMigration, Database } from "./engine.ts";
import { openPostgres } from "./postgres.ts";
import { openSqlite } from "./sqlite.ts";

/** PostgreSQL where it is configured, otherwise a SQLite file in the data folder. `patience` makes its waits so many times longer. */
export function openDatabase(
	{ databaseUrl, databasePoolSize, dataDir }: Config,
	log: Log,
	beforeMigration: BeforeMigration,
	patience: number,
): Promise<Database> {
	if (databaseUrl !== undefined) {
		return openPostgres({ url: databaseUrl, poolSize: databasePoolSize }, log, beforeMigration, patience);
	}
	return openSqlite(join(dataDir, "billet-doux.sqlite"), log, beforeMigration, patience);
}
