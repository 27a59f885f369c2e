import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("message")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("recipient_key", "text", (column) => column.notNull())
		.addColumn("recipient_sealed", "text", (column) => column.notNull())
		.addColumn("text_key", "text", (column) => column.notNull())
		.addColumn("text_sealed", "text", (column) => column.notNull())
		.addColumn("moderation_status", "text", (column) => column.notNull())
		.addColumn("moderation_category", "text")
		.addColumn("moderation_notes", "text")
		.addColumn("moderation_model", "text")
		.addColumn("created_at", "bigint", (column) => column.notNull())
		.execute();
	await db.schema
		.createIndex("message_by_recipient")
		.on("message")
		.columns(["recipient_key", "moderation_status", "id"])
		.execute();
	// Few notes ever wait, so every new note looks for its waiting twin in an index of a page or two.
	await db.schema
		.createIndex("message_pending")
		.on("message")
		.column("text_key")
		.where(sql.ref("moderation_status"), "=", sql.lit("pending"))
		.execute();
	await db.schema
		.createTable("recipient_day")
		.addColumn("recipient_key", "text", (column) => column.notNull())
		.addColumn("day", "text", (column) => column.notNull())
		.addColumn("count", "integer", (column) => column.notNull())
		.addPrimaryKeyConstraint("recipient_day_pk", ["recipient_key", "day"])
		.execute();
}
