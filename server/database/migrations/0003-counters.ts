import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("counter")
		.addColumn("day", "text", (column) => column.notNull())
		.addColumn("hour", "integer", (column) => column.notNull())
		.addColumn("metric", "text", (column) => column.notNull())
		.addColumn("label", "text", (column) => column.notNull())
		.addColumn("count", "bigint", (column) => column.notNull())
		.addPrimaryKeyConstraint("counter_pk", ["day", "hour", "metric", "label"])
		.execute();
}
