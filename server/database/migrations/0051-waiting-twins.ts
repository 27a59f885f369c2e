import { type Kysely, sql } from "kysely";

/**
 * Every new note looks for its waiting twin by its text. The text was one equality of an index, and the status is one of
 * `message_by_wait`: SQLite took that and read all notes that wait. With both columns this index is the better one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema.dropIndex("message_pending").execute();
	await db.schema
		.createIndex("message_pending")
		.on("message")
		.columns(["text_key", "moderation_status"])
		.where(sql.ref("moderation_status"), "=", sql.lit("pending"))
		.execute();
}
