import { type Kysely, sql } from "kysely";

/** Finds the notes that wait for a moderator by their recipient's mailbox, to delete them when it wants no notes. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema.alterTable("message").addColumn("mailbox_key", "text").execute();
	await db.schema
		.createIndex("message_by_waiting_mailbox")
		.on("message")
		.column("mailbox_key")
		.where(sql.ref("moderation_status"), "=", sql.lit("pending"))
		.execute();
}
