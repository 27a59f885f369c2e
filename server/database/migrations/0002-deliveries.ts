import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("delivery")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("message_id", "text", (column) => column.notNull())
		.addColumn("domain_key", "text", (column) => column.notNull())
		.addColumn("envelope_sealed", "text")
		.addColumn("state", "text", (column) => column.notNull())
		.addColumn("attempts", "integer", (column) => column.notNull())
		.addColumn("due_at", "bigint", (column) => column.notNull())
		.addColumn("last_code", "text")
		.addColumn("queued_at", "bigint", (column) => column.notNull())
		.addColumn("settled_at", "bigint")
		.execute();
	await db.schema.createIndex("delivery_by_due").on("delivery").columns(["state", "due_at"]).execute();
}
