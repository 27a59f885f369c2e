import type { Kysely } from "kysely";

/** What administrators show besides their passwords, whether they have to, and sessions for which it is still awaited. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("totp")
		.addColumn("username", "text", (column) => column.primaryKey())
		.addColumn("secret_sealed", "text")
		.addColumn("pending_sealed", "text")
		.addColumn("last_step", "bigint")
		.execute();
	await db.schema
		.createTable("passkey")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("username", "text", (column) => column.notNull())
		.addColumn("name", "text", (column) => column.notNull())
		.addColumn("credential_id", "text", (column) => column.notNull().unique())
		.addColumn("public_key", "text", (column) => column.notNull())
		.addColumn("counter", "bigint", (column) => column.notNull())
		.addColumn("transports", "text", (column) => column.notNull())
		.addColumn("created_at", "bigint", (column) => column.notNull())
		.addColumn("used_at", "bigint")
		.execute();
	await db.schema.createIndex("passkey_username").on("passkey").column("username").execute();
	await db.schema
		.createTable("recovery_code")
		.addColumn("code_key", "text", (column) => column.primaryKey())
		.addColumn("username", "text", (column) => column.notNull())
		.execute();
	await db.schema
		.createTable("sign_in_rule")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("requires_second_factor", "integer", (column) => column.notNull())
		.execute();
	await db.schema.alterTable("session").addColumn("awaits_factor", "integer").execute();
	await db.schema.alterTable("session").addColumn("challenge", "text").execute();
}
