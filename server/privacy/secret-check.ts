import type { Config } from "#server/config.ts";
import type { Queries } from "#server/database/engine.ts";
import type { SecretSource } from "./app-secret.ts";
import { holdsSeals, sampleSeals } from "./sampled-seals.ts";
import { createVault, fingerprintOf } from "./seal.ts";
import { type Situation, secretHalfway, secretMissing, secretMixed, secretWrong } from "./secret-refused.ts";

/** The fingerprint of the secret that the database belongs to; undefined when it keeps none yet. */
export async function storedFingerprint(queries: Queries): Promise<string | undefined> {
	const row = await queries
		.selectFrom("secret_fingerprint")
		.select("fingerprint")
		.where("id", "=", "current")
		.executeTakeFirst();
	return row?.fingerprint;
}

/** Holds the secret that was given against the database, so that a wrong one does no harm. */
export function createSecretCheck(source: SecretSource, { databaseUrl, dataDir }: Config) {
	const before = source.readBefore();
	const situation: Situation = {
		place: source.place,
		placeBefore: before && source.placeBefore,
		anew:
			databaseUrl === undefined
				? `move billet-doux.sqlite and the files beside it whose names begin so out of ${dataDir}.`
				: "give DATABASE_URL an empty database.",
	};

	/** Changes nothing; the schema may be of any age. @throws {SecretRefused} when the database belongs to another secret. */
	async function refuseOther(queries: Queries): Promise<void> {
		const tables = await queries.introspection.getTables();
		const stored = tables.some(({ name }) => name === "secret_fingerprint")
			? await storedFingerprint(queries)
			: undefined;
		const secret = source.read();
		if (secret === undefined) {
			if (stored !== undefined || (await holdsSeals(queries))) throw secretMissing(situation);
		} else if (stored === undefined) await refuseUnlessItOpens(queries, secret);
		else if (stored !== fingerprintOf(secret)) refuseUnlessBefore(stored, secret);
	}

	/** It may have the secret before, or be on its way from that one to this. */
	function refuseUnlessBefore(stored: string, secret: string): void {
		const [held, next] = stored.split(" ");
		if (before !== undefined && held === fingerprintOf(before)) return;
		throw next === fingerprintOf(secret) ? secretHalfway(situation) : secretWrong(situation);
	}

	async function refuseUnlessItOpens(queries: Queries, secret: string): Promise<void> {
		const { ours, others } = await sampleSeals(queries, createVault(secret));
		if (others === 0) return;
		throw ours === 0 ? secretWrong(situation) : secretMixed(situation, fingerprintOf(secret));
	}

	return {
		situation,
		refuseOther,

		/**
		 * Writes the fingerprint into a database that has none and gives the secret; of several nodes that start at once
		 * the first decides. To be called after `refuseOther`, in a transaction, with the newest schema.
		 * @throws {SecretRefused} when another node was faster, with another secret.
		 */
		async adopt(queries: Queries): Promise<string> {
			const secret = source.read() ?? source.make();
			const fingerprint = fingerprintOf(secret);
			if ((await storedFingerprint(queries)) === fingerprint) return secret;
			await queries
				.insertInto("secret_fingerprint")
				.values({ id: "current", fingerprint })
				.onConflict((conflict) => conflict.column("id").doNothing())
				.execute();
			if ((await storedFingerprint(queries)) !== fingerprint) throw secretWrong(situation);
			return secret;
		},
	};
}
