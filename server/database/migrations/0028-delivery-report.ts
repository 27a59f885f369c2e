import type { Kysely } from "kysely";

/** What was reported of an e-mail after it was sent, so that a repeated report changes nothing. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema.alterTable("delivery").addColumn("report", "text").execute();
}
