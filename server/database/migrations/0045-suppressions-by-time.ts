import type { Kysely } from "kysely";

/** Administrators read who is sent no notes, the latest first. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createIndex("suppression_by_time")
		.on("suppression")
		.columns(["at", "mailbox_key", "reason"])
		.execute();
}
