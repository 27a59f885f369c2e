import type { Queries } from "#server/database/engine.ts";
import { createVault, type SecretKeys } from "./seal.ts";
import { earlierAltered } from "./secret-refused.ts";

const context = "secret_fingerprint/current/earlier";

/**
 * The keys of the secrets that the database had before this one, the oldest first; none when it is the first.
 * @throws {SecretRefused} when they were altered.
 */
export async function readEarlier(queries: Queries, secret: string): Promise<readonly SecretKeys[]> {
	const row = await queries
		.selectFrom("secret_fingerprint")
		.select("earlier_sealed")
		.where("id", "=", "current")
		.executeTakeFirst();
	if (row === undefined || row.earlier_sealed === null) return [];
	try {
		return JSON.parse(createVault(secret).open(row.earlier_sealed, context));
	} catch {
		throw earlierAltered();
	}
}

/** The same, sealed under the secret that takes their place. */
export function sealEarlier(secret: string, earlier: readonly SecretKeys[]): string {
	return createVault(secret).seal(JSON.stringify(earlier), context);
}
