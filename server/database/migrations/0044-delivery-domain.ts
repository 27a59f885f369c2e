import type { Kysely } from "kysely";

/** To which domain an e-mail went that did not arrive: its address is erased when it is settled. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema.alterTable("delivery").addColumn("domain_sealed", "text").execute();
}
