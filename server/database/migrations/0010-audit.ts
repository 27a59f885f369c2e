import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("audit_entry")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("at", "bigint", (column) => column.notNull())
		.addColumn("administrator", "text", (column) => column.notNull())
		.addColumn("action", "text", (column) => column.notNull())
		.addColumn("subject", "text")
		.execute();
	await db.schema.createIndex("audit_entry_by_time").on("audit_entry").columns(["at", "id"]).execute();
}
