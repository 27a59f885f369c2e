import type { Kysely } from "kysely";

/** Browsers in which an administrator has signed in, whom strangers' guesses do not lock out. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("known_device")
		.addColumn("username", "text", (column) => column.notNull())
		.addColumn("device_hash", "text", (column) => column.notNull())
		.addColumn("used_at", "bigint", (column) => column.notNull())
		.addPrimaryKeyConstraint("known_device_key", ["username", "device_hash"])
		.execute();
}
