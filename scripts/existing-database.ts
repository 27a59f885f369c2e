import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "#server/config.ts";
import type { Log } from "#server/log.ts";
import { openSealedDatabase } from "#server/privacy/open-sealed-database.ts";
import { StartRefused } from "#server/start-refused.ts";

/**
 * Opens the database of a service for a command that looks at it or changes it.
 * @throws StartRefused where there is none: opening it would make an empty one, and the answer would be about that.
 */
export function openExistingDatabase(config: Config, log: Log): ReturnType<typeof openSealedDatabase> {
	const { databaseUrl, dataDir } = config;
	if (databaseUrl === undefined && !existsSync(join(dataDir, "billet-doux.sqlite"))) {
		throw new StartRefused([
			`There is no database in ${dataDir}. Nothing was changed.`,
			"Run this with the service's settings, above all DATA_DIR, or restore a backup first.",
		]);
	}
	return openSealedDatabase(config, log);
}
