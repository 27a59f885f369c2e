import type { Kysely } from "kysely";

/** Guesses at passwords are counted here, so that the limit is one for all nodes. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("guess")
		.addColumn("account_key", "text", (column) => column.primaryKey())
		.addColumn("count", "integer", (column) => column.notNull())
		.addColumn("last_at", "bigint", (column) => column.notNull())
		.execute();
}
