import type { Kysely } from "kysely";

/** What an administrator may do. Until now each could do everything. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.alterTable("administrator")
		.addColumn("role", "text", (column) => column.notNull().defaultTo("owner"))
		.execute();
}
