import type { Config } from "#server/config.ts";
import type { Database } from "#server/database/engine.ts";
import { openDatabase } from "#server/database/open-database.ts";
import type { Log } from "#server/log.ts";
import { secretSource } from "./app-secret.ts";
import { readEarlier } from "./earlier-secrets.ts";
import { rotateSecret } from "./rotate-secret.ts";
import { createVault, type Vault } from "./seal.ts";
import { createSecretCheck } from "./secret-check.ts";

/** The secret of a database, and what it makes of it. */
interface OwnSecret {
	readonly secret: string;
	readonly vault: Vault;
}

interface Waits {
	/** Makes the waits of the database so many times longer than usual. */
	readonly patience?: number | undefined;
	/** How long other processes have to see that the secret is replaced. */
	readonly pauseMs?: number | undefined;
}

/** Longer than a process may go on with a secret that is not the database's any more: a look every 2 s, and what it had begun. */
const usualPauseMs = 10_000;
/** Replacing the secret writes every key anew, and other nodes wait for it: an hour and a half for a transaction. */
const patienceToRotate = 1_800;

/**
 * Opens the database with the secret that it belongs to; an empty one takes the secret that it is given. Where a secret
 * from before is given, too, and the database has that one, the new one takes its place.
 * @throws {SecretRefused} before anything is changed, when the secret is lost or another one.
 */
export async function openSealedDatabase(
	config: Config,
	log: Log,
	{ patience = 1, pauseMs = usualPauseMs }: Waits = {},
): Promise<OwnSecret & { readonly database: Database }> {
	if (secretSource(config).readBefore() !== undefined) {
		const { database } = await openUnsealed(config, log, { patience: patienceToRotate, pauseMs });
		await database.close();
	}
	return openUnsealed(config, log, { patience, pauseMs });
}

async function openUnsealed(config: Config, log: Log, { patience, pauseMs }: Required<Waits>) {
	const { refuseOther } = createSecretCheck(secretSource(config), config);
	const database = await openDatabase(config, log, refuseOther, patience ?? 1);
	try {
		return { database, ...(await unseal(database, { config, pauseMs: pauseMs ?? usualPauseMs, log })) };
	} catch (error) {
		await database.close();
		throw error;
	}
}

/**
 * Gives an open database the secret of the settings, as `openSealedDatabase` does. The database must have been looked at
 * by `refuseOther` before it was brought up to date.
 * @throws {SecretRefused} when another process was faster, with another secret.
 */
export async function unseal(
	database: Database,
	{ config, pauseMs, log }: { readonly config: Config; readonly pauseMs: number; readonly log: Log },
): Promise<OwnSecret> {
	const source = secretSource(config);
	const { adopt, situation } = createSecretCheck(source, config);
	const [secret, before] = [source.read(), source.readBefore()];
	if (secret !== undefined && before !== undefined) {
		await rotateSecret(database, { secret, before, situation, pauseMs, log });
	}
	const own = await database.write(adopt);
	const earlier = await database.read((queries) => readEarlier(queries, own));
	return { secret: own, vault: createVault(own, earlier) };
}
