import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("email_template")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("is_active", "integer", (column) => column.notNull())
		.execute();
}
