import type { Kysely } from "kysely";

/** The keys of secrets that were replaced, and when the last of what they had sealed was sealed anew. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema.alterTable("secret_fingerprint").addColumn("earlier_sealed", "text").execute();
	await db.schema.alterTable("secret_fingerprint").addColumn("resealed_at", "bigint").execute();
}
