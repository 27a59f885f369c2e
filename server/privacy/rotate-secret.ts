import type { Transaction } from "kysely";
import { sleep } from "#server/clock.ts";
import type { Database } from "#server/database/engine.ts";
import type { Tables } from "#server/database/schema.ts";
import type { Log } from "#server/log.ts";
import { readEarlier, sealEarlier } from "./earlier-secrets.ts";
import { nestKeys } from "./nested-keys.ts";
import { createVault, fingerprintOf, keysOf, SealBroken, type Vault } from "./seal.ts";
import { type Situation, secretUsedUp, secretWrong } from "./secret-refused.ts";

/** A secret that takes the place of another. */
export interface Rotation {
	readonly secret: string;
	readonly before: string;
	/** What the operator has in hand. */
	readonly situation: Situation;
	/** How long processes that still use the database have to see that its secret is not theirs any more. */
	readonly pauseMs: number;
	readonly log: Log;
}

/**
 * Makes a database of the secret before one of the new secret, if it is not that yet: first it says so in the database,
 * upon which every process that runs stops using it (`secret-watch`), then it changes every key in one transaction. What is
 * sealed stays as it is and opens with the earlier keys, which are kept under the new secret; `resealing` does the rest.
 * It may be cut off at any moment and begun again, also by several processes at once. See decisions/0081.
 * @returns whether there was anything to do.
 * @throws {SecretRefused} when the database belongs to neither secret.
 */
export async function rotateSecret(database: Database, rotation: Rotation): Promise<boolean> {
	const { pauseMs, log } = rotation;
	if (!(await database.write((queries) => announce(queries, rotation)))) return false;
	log.warn({ pauseMs }, "the secret is replaced: every other process stops using the database now");
	await sleep(pauseMs);
	await database.write((queries) => replace(queries, rotation));
	log.warn({}, "the secret was replaced: from now on the new one alone starts the service");
	return true;
}

async function announce(queries: Transaction<Tables>, { secret, before, situation }: Rotation): Promise<boolean> {
	const stored = await holdFingerprint(queries);
	const [ours, theirs] = [fingerprintOf(secret), fingerprintOf(before)];
	if (stored === undefined || stored === ours) return false;
	if (stored.split(" ")[0] !== theirs) throw secretWrong(situation);
	const earlier = await readEarlier(queries, before);
	if (earlier.some(({ fingerprint }) => fingerprint === ours)) throw secretUsedUp(situation);
	await queries
		.updateTable("secret_fingerprint")
		.set({ fingerprint: `${theirs} ${ours}` })
		.execute();
	return true;
}

async function replace(queries: Transaction<Tables>, { secret, before, situation }: Rotation): Promise<void> {
	const stored = await holdFingerprint(queries);
	const [ours, theirs] = [fingerprintOf(secret), fingerprintOf(before)];
	// Another process has done it meanwhile.
	if (stored === ours) return;
	if (stored !== `${theirs} ${ours}`) throw secretWrong(situation);
	const earlier = await readEarlier(queries, before);
	const vaults = { from: createVault(before, earlier), to: createVault(secret, [...earlier, keysOf(before)]) };
	const nest = (key: string) => vaults.to.earlier[0]?.renew(key) ?? key;
	await resealNamedByKeys(queries, vaults, nest);
	await nestKeys(queries, nest);
	await queries
		.updateTable("secret_fingerprint")
		.set({
			fingerprint: ours,
			earlier_sealed: sealEarlier(secret, [...earlier, keysOf(before)]),
			resealed_at: null,
		})
		.execute();
}

/** What the row says; no other process reads it so before the commit. */
async function holdFingerprint(queries: Transaction<Tables>): Promise<string | undefined> {
	const row = await queries
		.updateTable("secret_fingerprint")
		.set({ id: "current" })
		.where("id", "=", "current")
		.returning("fingerprint")
		.executeTakeFirst();
	return row?.fingerprint;
}

/** Answers of named requests are sealed for the key of their row, which becomes another: a day's worth, sealed anew at once. */
async function resealNamedByKeys(
	queries: Transaction<Tables>,
	vaults: { readonly from: Vault; readonly to: Vault },
	nest: (key: string) => string,
): Promise<void> {
	const contextOf = (key: string) => `named_request/${key}/answer`;
	for (let after = ""; ; ) {
		const rows = await queries
			.selectFrom("named_request")
			.select(["request_key", "answer_sealed"])
			.where("request_key", ">", after)
			.orderBy("request_key")
			.limit(200)
			.execute();
		for (const { request_key: key, answer_sealed } of rows) {
			const answer = openUnlessBroken(vaults.from, answer_sealed, contextOf(key));
			if (answer === undefined) continue;
			await queries
				.updateTable("named_request")
				.set({ answer_sealed: vaults.to.seal(answer, contextOf(nest(key))) })
				.where("request_key", "=", key)
				.execute();
		}
		const last = rows.at(-1);
		if (last === undefined) return;
		after = last.request_key;
	}
}

function openUnlessBroken(vault: Vault, sealed: string, context: string): string | undefined {
	try {
		return vault.open(sealed, context);
	} catch (error) {
		if (error instanceof SealBroken) return undefined;
		throw error;
	}
}
