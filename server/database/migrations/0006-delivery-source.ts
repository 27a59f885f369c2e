import type { Kysely } from "kysely";

/** An e-mail may come from a note or from a contact message. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema.alterTable("delivery").renameColumn("message_id", "source_id").execute();
}
