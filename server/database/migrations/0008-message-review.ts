import { type Kysely, sql } from "kysely";

/** What people need to judge notes: the language, the moderator's explanation, who decided when, and how many there are. */
export async function up(db: Kysely<unknown>): Promise<void> {
	// "und": BCP 47 for a language that is not known, which is that of notes older than this column.
	await db.schema
		.alterTable("message")
		.addColumn("locale", "text", (column) => column.notNull().defaultTo("und"))
		.execute();
	await db.schema.alterTable("message").addColumn("moderation_spans", "text").execute();
	await db.schema.alterTable("message").addColumn("decided_at", "bigint").execute();
	await db.schema.alterTable("message").addColumn("decided_by", "text").execute();
	await db.schema.alterTable("message").renameColumn("moderation_notes", "moderation_notes_sealed").execute();
	await db.schema
		.createIndex("message_by_status")
		.on("message")
		.columns(["moderation_status", "locale", "created_at", "id"])
		.execute();
	await db.schema
		.createIndex("message_by_category")
		.on("message")
		.columns(["moderation_category", "moderation_status", "locale", "created_at", "id"])
		.where(sql.ref("moderation_category"), "is not", null)
		.execute();
	await db.schema
		.createIndex("message_by_decision")
		.on("message")
		.columns(["decided_at", "id"])
		.where(sql.ref("decided_by"), "is not", null)
		.execute();
	await db.schema.createIndex("delivery_by_source").on("delivery").column("source_id").execute();
	await db.schema
		.createTable("message_total")
		.addColumn("moderation_status", "text", (column) => column.primaryKey())
		.addColumn("count", "bigint", (column) => column.notNull())
		.execute();
	await sql`insert into message_total (moderation_status, count)
		select moderation_status, count(*) from message group by moderation_status`.execute(db);
}
