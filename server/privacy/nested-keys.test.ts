import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql, type TableMetadata } from "kysely";
import { expect, it } from "vitest";
import type { Queries } from "#server/database/engine.ts";
import { openSqlite } from "#server/database/sqlite.ts";
import { createLog } from "#server/log.ts";
import { nestKeys } from "./nested-keys.ts";

/** Columns that are called a key and hold none of ours. */
const noHmacs = ["administrator.name_key", "passkey.public_key"];

const isKey = (name: string) => name.endsWith("_key");

/** A row with `key` in each of its keys. */
async function fill(queries: Queries, { name: table, columns }: TableMetadata): Promise<void> {
	const names = columns.map(({ name }) => sql.ref(name));
	const values = columns.map(({ name, dataType }) => (isKey(name) ? "key" : /int/i.test(dataType) ? 1 : "text"));
	await sql`insert into ${sql.table(table)} (${sql.join(names)}) values (${sql.join(values)})`.execute(queries);
}

it("reaches every column of the schema that holds a key, and no other", async () => {
	const dir = mkdtempSync(join(tmpdir(), "billet-doux-nested-"));
	const database = await openSqlite(join(dir, "billet-doux.sqlite"), createLog("silent"));
	const schema = await database.read((queries) => queries.introspection.getTables());
	const tables = schema.filter(({ columns }) => columns.some(({ name }) => isKey(name)));
	const columns = tables.flatMap((table) => table.columns.map(({ name }) => [table.name, name] as const));
	await database.write(async (queries) => {
		for (const table of tables) await fill(queries, table);
		await nestKeys(queries, (key) => `nested ${key}`);
	});
	const nested: string[] = [];
	for (const [table, column] of columns) {
		const { rows } = await database.read((queries) =>
			sql<{ value: unknown }>`select ${sql.ref(column)} as value from ${sql.table(table)}`.execute(queries),
		);
		if (rows.every(({ value }) => value === "nested key")) nested.push(`${table}.${column}`);
	}
	const keys = columns.map((names) => names.join(".")).filter(isKey);
	expect(nested).toEqual(keys.filter((name) => !noHmacs.includes(name)));
	await database.close();
	rmSync(dir, { recursive: true });
});
