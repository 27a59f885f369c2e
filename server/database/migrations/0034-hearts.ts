import type { Kysely } from "kysely";

/** Whether its reader has thanked for a note; null: not. When they did is nobody's affair. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema.alterTable("message").addColumn("thanked", "integer").execute();
}
