import { type Kysely, sql } from "kysely";

/**
 * Webhooks, and what each is to be sent. A delivery does not reference its webhook: an event is ordered in the transaction
 * of a note, which must not fail because a webhook is removed at that moment.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("webhook")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("url_sealed", "text", (column) => column.notNull())
		.addColumn("events", "text", (column) => column.notNull())
		.addColumn("secret_sealed", "text", (column) => column.notNull())
		.addColumn("old_secret_sealed", "text")
		.addColumn("old_secret_until", "bigint")
		.addColumn("created_at", "bigint", (column) => column.notNull())
		.addColumn("created_by", "text", (column) => column.notNull())
		.addColumn("failing_since", "bigint")
		.addColumn("off_because", "text")
		.execute();
	await db.schema
		.createTable("webhook_delivery")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("webhook_id", "text", (column) => column.notNull())
		.addColumn("event", "text", (column) => column.notNull())
		.addColumn("subject", "text")
		.addColumn("happened_at", "bigint", (column) => column.notNull())
		.addColumn("state", "text", (column) => column.notNull())
		.addColumn("attempts", "integer", (column) => column.notNull())
		.addColumn("due_at", "bigint", (column) => column.notNull())
		.addColumn("last_answer", "text")
		.execute();
	await db.schema
		.createIndex("webhook_delivery_due")
		.on("webhook_delivery")
		.columns(["webhook_id", "due_at"])
		.where(sql.ref("state"), "=", sql.lit("queued"))
		.execute();
	await db.schema.createIndex("webhook_delivery_latest").on("webhook_delivery").columns(["webhook_id", "id"]).execute();
	await db.schema.createIndex("webhook_delivery_by_time").on("webhook_delivery").column("happened_at").execute();
}
