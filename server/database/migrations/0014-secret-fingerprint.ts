import type { Kysely } from "kysely";

/** Tells which secret the sealed columns belong to. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("secret_fingerprint")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("fingerprint", "text", (column) => column.notNull())
		.execute();
}
