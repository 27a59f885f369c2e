import type { Kysely } from "kysely";

/** Finds what belongs to an address or a mailbox: contact messages by a key of their own, e-mails whatever became of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema.alterTable("contact_message").addColumn("email_key", "text").execute();
	await db.schema.createIndex("contact_message_by_email").on("contact_message").columns(["email_key", "id"]).execute();
	await db.schema.createIndex("delivery_by_mailbox").on("delivery").columns(["mailbox_key", "id"]).execute();
}
