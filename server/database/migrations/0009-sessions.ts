import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("session")
		.addColumn("token_hash", "text", (column) => column.primaryKey())
		.addColumn("username", "text", (column) => column.notNull())
		.addColumn("created_at", "bigint", (column) => column.notNull())
		.addColumn("used_at", "bigint", (column) => column.notNull())
		.execute();
	await db.schema.alterTable("administrator").addColumn("deployed_hash", "text").execute();
}
