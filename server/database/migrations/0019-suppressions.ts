import type { Kysely } from "kysely";

/** Who is sent no notes, and why. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("suppression")
		.addColumn("mailbox_key", "text", (column) => column.notNull())
		.addColumn("reason", "text", (column) => column.notNull())
		.addColumn("at", "bigint", (column) => column.notNull())
		.addColumn("expires_at", "bigint")
		.addPrimaryKeyConstraint("suppression_pkey", ["mailbox_key", "reason"])
		.execute();
	await db.schema.createIndex("suppression_by_end").on("suppression").column("expires_at").execute();
}
