import { type Kysely, sql } from "kysely";

/** Finds what waits for a mailbox, to withdraw it, and the mailbox that an e-mail came back from. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema.alterTable("delivery").addColumn("mailbox_key", "text").execute();
	await db.schema
		.createIndex("delivery_by_waiting_mailbox")
		.on("delivery")
		.column("mailbox_key")
		.where(sql.ref("state"), "=", sql.lit("queued"))
		.execute();
}
