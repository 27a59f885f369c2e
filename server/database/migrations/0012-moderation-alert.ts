import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("moderation_alert")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("sent_at", "bigint", (column) => column.notNull())
		.addColumn("told_until", "bigint", (column) => column.notNull())
		.execute();
}
