import type { Kysely } from "kysely";
import { nameKey, nameShape } from "#server/database/name-keys.ts";

interface Names {
	administrator: { username: string; name_key: string | null; name_shape: string | null; created_at: number };
}

/**
 * What keeps two administrators from bearing one name or two that look alike. Of those who do already the first gets the
 * key; the others are still found by their names as they are written.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema.alterTable("administrator").addColumn("name_key", "text").execute();
	await db.schema.alterTable("administrator").addColumn("name_shape", "text").execute();
	await giveKeys(db as Kysely<Names>);
	for (const column of ["name_key", "name_shape"]) {
		await db.schema.createIndex(`administrator_${column}`).unique().on("administrator").column(column).execute();
	}
}

async function giveKeys(db: Kysely<Names>): Promise<void> {
	const rows = await db.selectFrom("administrator").select("username").orderBy("created_at").execute();
	const taken = new Set<string>();
	const unlessTaken = (kind: string, key: string) => {
		const isTaken = taken.has(`${kind} ${key}`);
		taken.add(`${kind} ${key}`);
		return isTaken ? null : key;
	};
	for (const { username } of rows) {
		const name_key = unlessTaken("key", nameKey(username));
		const name_shape = unlessTaken("shape", nameShape(username));
		await db.updateTable("administrator").set({ name_key, name_shape }).where("username", "=", username).execute();
	}
}
