import type { Kysely } from "kysely";

/** Requests that their callers have named, so that a repeat is known for one and answered as the first. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("named_request")
		.addColumn("request_key", "text", (column) => column.primaryKey())
		.addColumn("body_key", "text", (column) => column.notNull())
		.addColumn("answer_sealed", "text", (column) => column.notNull())
		.addColumn("at", "bigint", (column) => column.notNull())
		.execute();
	await db.schema.createIndex("named_request_by_age").on("named_request").column("at").execute();
}
