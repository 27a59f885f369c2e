import { randomInt } from "node:crypto";
import { createChallenge, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/sha";
import type { Challenge } from "#contract/proof-of-work.ts";
import type { Clock } from "#server/clock.ts";
import type { Database, Queries } from "#server/database/engine.ts";
import type { Vault } from "#server/privacy/seal.ts";
import { readProof } from "./read-proof.ts";

/**
 * Hashes for one try, and how many tries it takes: between 100,000 and 200,000 hashes, a second or two on an old phone.
 * Checking one costs `hashes`. A range, since a known number of tries would be no work.
 */
const work = { hashes: 10, tries: { min: 10_000, max: 20_000 } } as const;
const validMs = 10 * 60_000;
/** Nodes' clocks may differ: a spent challenge is remembered beyond its end. */
const rememberedMs = 60 * 60_000;

interface ProofsBase {
	readonly database: Database;
	readonly vault: Vault;
	readonly clock: Clock;
}

/** Challenges that cost a program some work, and their solutions, each of which opens one door once, on all nodes together. */
export function createProofsOfWork({ database, vault, clock }: ProofsBase) {
	// Of the vault, so that every node takes what another has given out.
	const secret = () => vault.key("proof of work", "signature");

	return {
		async challenge(): Promise<Challenge> {
			const { parameters, signature = "" } = await createChallenge({
				algorithm: "SHA-256",
				cost: work.hashes,
				counter: randomInt(work.tries.min, work.tries.max),
				deriveKey,
				expiresAt: new Date(Date.now() + validMs),
				hmacSignatureSecret: secret(),
				keyLength: 32,
			});
			const { algorithm, nonce, salt, cost, keyLength = 32, keyPrefix, expiresAt = 0 } = parameters;
			return { parameters: { algorithm, nonce, salt, cost, keyLength, keyPrefix, expiresAt }, signature };
		},

		/** Spends a solved challenge. False: it is none of ours, not solved, too old or spent already. */
		async spend(header: string): Promise<boolean> {
			const proof = readProof(header);
			if (proof === undefined) return false;
			const { verified } = await verifySolution({ ...proof, deriveKey, hmacSignatureSecret: secret() });
			if (!verified) return false;
			const { signature, parameters } = proof.challenge;
			const row = { challenge_key: vault.key("challenge", signature), expires_at: parameters.expiresAt * 1_000 };
			return database.write((queries) => spendOnce(queries, row, clock()));
		},
	};
}

export type ProofsOfWork = ReturnType<typeof createProofsOfWork>;

async function spendOnce(
	queries: Queries,
	row: { readonly challenge_key: string; readonly expires_at: number },
	now: number,
): Promise<boolean> {
	await queries
		.deleteFrom("spent_challenge")
		.where("expires_at", "<", now - rememberedMs)
		.execute();
	const { numInsertedOrUpdatedRows: spent = 0n } = await queries
		.insertInto("spent_challenge")
		.values(row)
		.onConflict((conflict) => conflict.column("challenge_key").doNothing())
		.executeTakeFirst();
	return spent > 0n;
}
