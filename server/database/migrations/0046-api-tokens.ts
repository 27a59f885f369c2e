import type { Kysely } from "kysely";

/** Tokens by which programs call the administration; each belongs to the administrator who made it. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("api_token")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("name", "text", (column) => column.notNull().unique())
		.addColumn("token_hash", "text", (column) => column.notNull().unique())
		.addColumn("scopes", "text", (column) => column.notNull())
		.addColumn("created_at", "bigint", (column) => column.notNull())
		.addColumn("created_by", "text", (column) => column.notNull())
		.addColumn("expires_at", "bigint")
		.addColumn("used_on", "text")
		.execute();
}
