import { type Kysely, sql } from "kysely";

/** Notes that their readers reported, and the texts that a recipient is never sent again for it. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema.alterTable("message").addColumn("reported_at", "bigint").execute();
	await db.schema.alterTable("message").addColumn("report_reason", "text").execute();
	await db.schema.alterTable("message").addColumn("sender_erased_at", "bigint").execute();
	await db.schema
		.createIndex("message_by_report")
		.on("message")
		.columns(["created_at", "id"])
		.where(sql.ref("reported_at"), "is not", null)
		.execute();
	await db.schema
		.createTable("blocked_text")
		.addColumn("text_key", "text", (column) => column.primaryKey())
		.addColumn("recipient_key", "text", (column) => column.notNull())
		.addColumn("at", "bigint", (column) => column.notNull())
		.execute();
	await db.schema
		.createIndex("blocked_text_by_recipient")
		.on("blocked_text")
		.columns(["recipient_key", "text_key"])
		.execute();
}
