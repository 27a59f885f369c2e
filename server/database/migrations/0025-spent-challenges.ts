import type { Kysely } from "kysely";

/** Proofs of work that have been used, so that each opens one door once, on all nodes. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("spent_challenge")
		.addColumn("challenge_key", "text", (column) => column.primaryKey())
		.addColumn("expires_at", "bigint", (column) => column.notNull())
		.execute();
	await db.schema.createIndex("spent_challenge_by_end").on("spent_challenge").column("expires_at").execute();
}
