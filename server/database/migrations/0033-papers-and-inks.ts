import type { Kysely } from "kysely";

/** The paper and the ink that a note's sender chose; null: the default. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema.alterTable("message").addColumn("paper", "text").execute();
	await db.schema.alterTable("message").addColumn("ink", "text").execute();
}
