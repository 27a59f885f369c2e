import { join } from "node:path";
import type { Config } from "#server/config.ts";
import type { Log } from "#server/log.ts";
import type { Database } from "./engine.ts";
import { openPostgres } from "./postgres.ts";
import { openSqlite } from "./sqlite.ts";

/** PostgreSQL where it is configured, otherwise a SQLite file in the data folder. */
export function openDatabase({ databaseUrl, dataDir }: Config, log: Log): Promise<Database> {
	if (databaseUrl !== undefined) return openPostgres(databaseUrl, log);
	return openSqlite(join(dataDir, "billet-doux.sqlite"), log);
}
