import { randomBytes } from "node:crypto";
import type { Clock } from "#server/clock.ts";
import type { Database } from "#server/database/engine.ts";
import { administratorStore } from "./administrator-store.ts";
import { hashPassword } from "./password.ts";

/** What the operator must be told, once: `password` only when it was made here. */
export interface FirstAdministrator {
	readonly username: string;
	readonly password: string | undefined;
}

/**
 * Makes the first administrator of a new database. Undefined when there is one already.
 * There is no default password: without a given one, 120 random bits are used.
 */
export async function ensureFirstAdministrator(
	database: Database,
	username: string,
	givenPassword: string | undefined,
	clock: Clock,
): Promise<FirstAdministrator | undefined> {
	if (!(await database.read(administratorStore.isEmpty))) return undefined;
	const password = givenPassword ?? randomBytes(15).toString("base64url");
	const hash = await hashPassword(password);
	const added = await database.write((queries) => administratorStore.insert(queries, username, hash, clock()));
	return added ? { username, password: givenPassword === undefined ? password : undefined } : undefined;
}
