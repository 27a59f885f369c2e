import type { Config } from "#server/config.ts";
import type { Database } from "#server/database/engine.ts";
import { openDatabase } from "#server/database/open-database.ts";
import type { Log } from "#server/log.ts";
import { secretSource } from "./app-secret.ts";
import { createSecretCheck } from "./secret-check.ts";

/**
 * Opens the database with the secret that it belongs to; an empty one takes the secret that it is given. `patience` makes
 * its waits so many times longer than usual.
 * @throws {SecretRefused} before anything is changed, when the secret is lost or another one.
 */
export async function openSealedDatabase(
	config: Config,
	log: Log,
	patience = 1,
): Promise<{ readonly database: Database; readonly secret: string }> {
	const check = createSecretCheck(secretSource(config), config);
	const database = await openDatabase(config, log, check.refuseOther, patience);
	try {
		return { database, secret: await database.write(check.adopt) };
	} catch (error) {
		await database.close();
		throw error;
	}
}
