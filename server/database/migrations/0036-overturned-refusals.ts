import { type Kysely, sql } from "kysely";

/** What a person refused a note as, and what stood before a refusal was taken back. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema.alterTable("message").addColumn("decided_category", "text").execute();
	await db.schema.alterTable("message").addColumn("overturned_from", "text").execute();
	// By what it was refused as in the end, whoever said so.
	await db.schema.dropIndex("message_by_category").execute();
	await sql`create index message_by_category on message (coalesce(decided_category, moderation_category),
		moderation_status, locale, created_at, id)
		where coalesce(decided_category, moderation_category) is not null`.execute(db);
}
