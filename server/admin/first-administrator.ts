import { randomBytes } from "node:crypto";
import type { Clock } from "#server/clock.ts";
import { ConfigError } from "#server/config.ts";
import type { Database, Queries } from "#server/database/engine.ts";
import { administratorStore } from "./administrator-store.ts";
import { knownDeviceStore } from "./known-device-store.ts";
import { isCommonPassword } from "./new-password.ts";
import type { PasswordPool } from "./password-pool.ts";
import { sessionStore } from "./session-store.ts";

/** What the operator must be told, once: `password` only when it was made here. */
export interface FirstAdministrator {
	readonly username: string;
	readonly password: string | undefined;
}

/** What a deployment says of the first administrator; a password or its hash, or neither. */
export interface DeployedAccount {
	readonly username: string;
	readonly password: string | undefined;
	readonly hash: string | undefined;
}

/**
 * Makes the first administrator of a new database. Undefined when there is one already.
 * There is no default password: without a given one, 120 random bits are used.
 * A given hash that differs from the one given before takes the place of the password; the same one again
 * changes nothing, so that a password changed in the administration outlives a restart.
 * @throws {ConfigError} when the given password is one that is guessed first.
 */
export async function ensureFirstAdministrator(
	database: Database,
	account: DeployedAccount,
	passwords: PasswordPool,
	clock: Clock,
): Promise<FirstAdministrator | undefined> {
	const { username } = account;
	if (!(await database.read(administratorStore.isEmpty))) {
		await database.write((queries) => takeOverHash(queries, account));
		return undefined;
	}
	if (account.password !== undefined && (await isCommonPassword(account.password))) {
		throw new ConfigError([
			"ADMIN_PASSWORD: is common or made of words of this service, and so guessed first; choose another",
		]);
	}
	const password = account.password ?? randomBytes(15).toString("base64url");
	const password_hash = account.hash ?? (await passwords.hash(password));
	const row = {
		username,
		password_hash,
		created_at: clock(),
		deployed_hash: account.hash ?? null,
		role: "owner" as const,
	};
	const added = await database.write((queries) => administratorStore.insert(queries, row));
	const isMadeHere = account.password === undefined && account.hash === undefined;
	return added ? { username, password: isMadeHere ? password : undefined } : undefined;
}

async function takeOverHash(queries: Queries, { username, hash }: DeployedAccount): Promise<void> {
	if (hash === undefined) return;
	const stored = await administratorStore.find(queries, username);
	if (stored === undefined || stored.deployed_hash === hash) return;
	await administratorStore.deployHash(queries, username, hash);
	if (stored.password_hash === hash) return;
	await sessionStore.removeAll(queries, username);
	await knownDeviceStore.forgetAll(queries, username);
}
