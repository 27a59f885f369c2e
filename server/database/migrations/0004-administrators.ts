import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("administrator")
		.addColumn("username", "text", (column) => column.primaryKey())
		.addColumn("password_hash", "text", (column) => column.notNull())
		.addColumn("created_at", "bigint", (column) => column.notNull())
		.execute();
}
