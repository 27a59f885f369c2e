import type { Kysely } from "kysely";

/** How many notes a job left because their recipient has the same words from another one. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.alterTable("bulk_job")
		.addColumn("sent_by_another_note", "integer", (column) => column.notNull().defaultTo(0))
		.execute();
}
