import { type Kysely, sql } from "kysely";

/** How sure the moderator was of a note, and how a note may be read of which it was not. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema.alterTable("message").addColumn("moderation_confidence", "integer").execute();
	await db.schema.alterTable("message").addColumn("moderation_readings", "text").execute();
	await db.schema
		.createIndex("message_by_doubt")
		.on("message")
		.columns(["moderation_status", "created_at", "id"])
		.where(sql.ref("moderation_readings"), "is not", null)
		.execute();
}
