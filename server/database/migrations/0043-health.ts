import type { Kysely } from "kysely";

/** How the service fares, as its processes find it, and since when; so that one of them tells whoever runs it. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("health_reading")
		.addColumn("sign", "text", (column) => column.notNull())
		.addColumn("node", "text", (column) => column.notNull())
		.addColumn("reading", "text", (column) => column.notNull())
		.addColumn("at", "bigint", (column) => column.notNull())
		.addPrimaryKeyConstraint("health_reading_pkey", ["sign", "node"])
		.execute();
	await db.schema
		.createTable("health_sign")
		.addColumn("sign", "text", (column) => column.primaryKey())
		.addColumn("state", "text", (column) => column.notNull())
		.addColumn("since", "bigint", (column) => column.notNull())
		.addColumn("told_at", "bigint")
		.execute();
}
