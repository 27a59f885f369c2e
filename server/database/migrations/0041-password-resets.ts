import type { Kysely } from "kysely";

/** Links by which an administrator sets a new password, made by an owner; by the hash of their token. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("password_reset")
		.addColumn("token_hash", "text", (column) => column.primaryKey())
		.addColumn("username", "text", (column) => column.notNull())
		.addColumn("created_at", "bigint", (column) => column.notNull())
		.execute();
}
