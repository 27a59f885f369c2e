import { type Kysely, sql } from "kysely";

/** Notes that are delivered at a time their sender chose; `deliver_at` is set as long as they wait for it. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema.alterTable("message").addColumn("scheduled_for", "bigint").execute();
	await db.schema.alterTable("message").addColumn("deliver_at", "bigint").execute();
	await db.schema
		.createIndex("message_by_delivery_time")
		.on("message")
		.column("deliver_at")
		.where(sql.ref("deliver_at"), "is not", null)
		.execute();
	await db.schema
		.createIndex("message_by_scheduled_mailbox")
		.on("message")
		.column("mailbox_key")
		.where(sql.ref("deliver_at"), "is not", null)
		.execute();
	// An inbox is counted without a look at its rows, and what waits is not in it.
	await db.schema.dropIndex("message_by_recipient").execute();
	await db.schema
		.createIndex("message_by_recipient")
		.on("message")
		.columns(["recipient_key", "moderation_status", "id", "deliver_at"])
		.execute();
}
