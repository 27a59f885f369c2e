import type { Kysely } from "kysely";

/** What is erased when its time is over: when that was last done, how much there was, and the ranges that it reads. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("retention_pass")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("began_at", "bigint", (column) => column.notNull())
		.addColumn("believed_at", "bigint", (column) => column.notNull())
		.addColumn("doubted_since", "bigint")
		.execute();
	await db.schema
		.createTable("erasure")
		.addColumn("kind", "text", (column) => column.primaryKey())
		.addColumn("total", "bigint", (column) => column.notNull())
		.addColumn("last_count", "bigint", (column) => column.notNull())
		.addColumn("last_at", "bigint", (column) => column.notNull())
		.execute();
	await db.schema.createIndex("contact_message_by_time").on("contact_message").column("created_at").execute();
	await db.schema.createIndex("recipient_day_by_day").on("recipient_day").column("day").execute();
}
