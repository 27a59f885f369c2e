import type { Kysely } from "kysely";

/** What tells one's sessions apart, and how often somebody failed to sign in. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema.alterTable("session").addColumn("browser", "text").execute();
	await db.schema.alterTable("session").addColumn("system", "text").execute();
	await db.schema.alterTable("audit_entry").addColumn("count", "integer").execute();
}
