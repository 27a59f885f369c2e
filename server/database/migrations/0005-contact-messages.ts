import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("contact_message")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("name_sealed", "text", (column) => column.notNull())
		.addColumn("email_sealed", "text", (column) => column.notNull())
		.addColumn("subject_sealed", "text", (column) => column.notNull())
		.addColumn("message_sealed", "text", (column) => column.notNull())
		.addColumn("locale", "text", (column) => column.notNull())
		.addColumn("created_at", "bigint", (column) => column.notNull())
		.execute();
}
