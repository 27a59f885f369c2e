import { type Kysely, sql } from "kysely";

/**
 * Whoever wants no more notes has those deleted that wait for them. SQLite read all that wait, by the status in
 * `message_by_wait`, as it did for waiting twins (0051): with both columns this index is the better one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema.dropIndex("message_by_waiting_mailbox").execute();
	await db.schema
		.createIndex("message_by_waiting_mailbox")
		.on("message")
		.columns(["mailbox_key", "moderation_status"])
		.where(sql.ref("moderation_status"), "=", sql.lit("pending"))
		.execute();
}
