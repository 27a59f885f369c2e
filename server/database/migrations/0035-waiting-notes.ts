import { type Kysely, sql } from "kysely";

/** Which standing of a note was decided upon, and since when a note waits for a person. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.alterTable("message")
		.addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
		.execute();
	await db.schema.alterTable("message").addColumn("waiting_since", "bigint").execute();
	await sql`update message set waiting_since = coalesce(reported_at, created_at)
		where moderation_status = 'pending'`.execute(db);
	// What waits is few enough to be looked through in these.
	await db.schema.dropIndex("message_by_report").execute();
	await db.schema.dropIndex("message_by_doubt").execute();
	await db.schema
		// Begins with what is the same in all of it: else SQLite takes that of all messages by their status.
		.createIndex("message_by_wait")
		.on("message")
		.columns(["moderation_status", "waiting_since", "id"])
		.where(sql.ref("moderation_status"), "=", sql.lit("pending"))
		.execute();
	await db.schema
		.createIndex("message_by_reported_wait")
		.on("message")
		.columns(["moderation_status", "waiting_since", "id"])
		.where(sql.ref("moderation_status"), "=", sql.lit("pending"))
		.where(sql.ref("reported_at"), "is not", null)
		.execute();
}
