import type { Kysely } from "kysely";

/** The links that recipients ask for, and the sessions that links from e-mails open. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("inbox_link")
		.addColumn("token_hash", "text", (column) => column.primaryKey())
		.addColumn("recipient_key", "text", (column) => column.notNull())
		.addColumn("mailbox_key", "text", (column) => column.notNull())
		.addColumn("created_at", "bigint", (column) => column.notNull())
		.execute();
	await db.schema
		.createTable("inbox_session")
		.addColumn("token_hash", "text", (column) => column.primaryKey())
		.addColumn("recipient_key", "text", (column) => column.notNull())
		.addColumn("mailbox_key", "text", (column) => column.notNull())
		.addColumn("has_asked", "integer", (column) => column.notNull())
		.addColumn("created_at", "bigint", (column) => column.notNull())
		.addColumn("used_at", "bigint", (column) => column.notNull())
		.execute();
	for (const table of ["inbox_link", "inbox_session"]) {
		await db.schema.createIndex(`${table}_by_recipient`).on(table).column("recipient_key").execute();
		await db.schema.createIndex(`${table}_by_time`).on(table).column("created_at").execute();
	}
}
