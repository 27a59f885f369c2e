import type { Kysely } from "kysely";

/**
 * Notes on which a person overruled the moderator, masked. One that nobody has confirmed belongs to its note and goes with
 * it, whoever erases that; a confirmed one belongs to none.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("learning_example")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("message_id", "text", (column) => column.unique().references("message.id").onDelete("cascade"))
		.addColumn("text_sealed", "text", (column) => column.notNull())
		.addColumn("label", "text", (column) => column.notNull())
		.addColumn("category", "text")
		.addColumn("locale", "text", (column) => column.notNull())
		.addColumn("confidence", "integer")
		.addColumn("model", "text", (column) => column.notNull())
		.addColumn("decided_at", "bigint", (column) => column.notNull())
		.addColumn("confirmed_at", "bigint")
		.execute();
	await db.schema
		.createIndex("learning_example_by_time")
		.on("learning_example")
		.columns(["decided_at", "id"])
		.execute();
}
