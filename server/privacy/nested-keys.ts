import { sql } from "kysely";
import type { Queries } from "#server/database/engine.ts";
import type { Tables } from "#server/database/schema.ts";

/** Every column that holds what `Vault.key` gave. */
const keyColumns = {
	message: ["recipient_key", "mailbox_key", "text_key"],
	delivery: ["domain_key", "mailbox_key"],
	recipient_day: ["recipient_key"],
	named_request: ["request_key", "body_key"],
	spent_challenge: ["challenge_key"],
	contact_message: ["email_key"],
	suppression: ["mailbox_key"],
	blocked_text: ["text_key", "recipient_key"],
	inbox_link: ["recipient_key", "mailbox_key"],
	inbox_session: ["recipient_key", "mailbox_key"],
	recovery_code: ["code_key"],
	guess: ["account_key"],
} satisfies { readonly [Table in keyof Tables]?: readonly (keyof Tables[Table] & `${string}_key`)[] };

/** So many keys are made anew between two queries. */
const pageSize = 400;

/**
 * Puts `nest(key)` in the place of every key that the database holds: those whose value nobody knows any more, too. In its
 * caller's transaction, which takes about as long as writing the tables anew.
 */
export async function nestKeys(queries: Queries, nest: (key: string) => string): Promise<void> {
	// Collected first and then replaced: keys that are replaced while they are read would be met twice.
	await sql`create temporary table held_key (held text primary key)`.execute(queries);
	await sql`create temporary table nested_key (held text primary key, nested text not null)`.execute(queries);
	for (const [table, columns] of Object.entries(keyColumns)) {
		for (const column of columns) {
			await sql`
				insert into held_key select distinct ${sql.ref(column)} from ${sql.table(table)}
				where ${sql.ref(column)} is not null on conflict do nothing
			`.execute(queries);
		}
	}
	await nestHeld(queries, nest);
	for (const [table, columns] of Object.entries(keyColumns)) {
		const nested = columns.map((column) => {
			const [name, own] = [sql.ref(column), sql.ref(`${table}.${column}`)];
			return sql`${name} = (select nested from nested_key where held = ${own})`;
		});
		await sql`update ${sql.table(table)} set ${sql.join(nested)}`.execute(queries);
	}
	for (const table of ["held_key", "nested_key"]) await sql`drop table ${sql.table(table)}`.execute(queries);
}

async function nestHeld(queries: Queries, nest: (key: string) => string): Promise<void> {
	for (let after = ""; ; ) {
		const { rows } = await sql<{ held: string }>`
			select held from held_key where held > ${after} order by held limit ${sql.lit(pageSize)}
		`.execute(queries);
		const last = rows.at(-1);
		if (last === undefined) return;
		after = last.held;
		const pairs = rows.map(({ held }) => sql`(${held}, ${nest(held)})`);
		await sql`insert into nested_key (held, nested) values ${sql.join(pairs)}`.execute(queries);
	}
}
