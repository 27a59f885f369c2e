import { type Kysely, sql } from "kysely";

/** Finds the few e-mails that fail among the many that do not. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createIndex("delivery_by_failure")
		.on("delivery")
		.columns(["queued_at", "id"])
		.where(sql.ref("last_code"), "is not", null)
		.execute();
}
