import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it } from "vitest";
import { openSqlite } from "#server/database/sqlite.ts";
import { fields as english } from "#web/site/pages/privacy/privacy-fields.en.ts";
import { fields as french } from "#web/site/pages/privacy/privacy-fields.fr.ts";
import { fields as hindi } from "#web/site/pages/privacy/privacy-fields.hi.ts";
import { storedColumns } from "#web/site/pages/privacy/stored-columns.ts";

describe("the privacy page tells of every column that the database has, and of no other", async () => {
	const { tables, columns } = await databaseOfTheService();

	it("in the list that orders them", () => {
		const listed = Object.entries(storedColumns).flatMap(([table, names]) => names.map((name) => `${table}.${name}`));
		expect(listed.toSorted()).toEqual(columns);
	});

	it.each([
		["English", english],
		["French", french],
		["Hindi", hindi],
	])("with a name, a purpose and a time in %s", (_, stored) => {
		expect(Object.keys(stored.tables).toSorted()).toEqual(tables);
		expect(Object.keys(stored.fields).toSorted()).toEqual(columns);
		const lines = Object.entries(stored.fields);
		expect(lines.filter(([, { name, purpose, kept }]) => [name, purpose, kept].includes(""))).toEqual([]);
	});
});

/** What a new database holds, the bookkeeping of its migrations included; only SQLite's own tables are left out. */
async function databaseOfTheService(): Promise<{ readonly tables: string[]; readonly columns: string[] }> {
	const dir = mkdtempSync(join(tmpdir(), "billet-doux-privacy-"));
	const file = join(dir, "billet-doux.sqlite");
	try {
		await (await openSqlite(file)).close();
		const database = new DatabaseSync(file, { readOnly: true });
		const rows = database
			.prepare(
				`select t.name as "table", c.name as "column" from sqlite_schema t, pragma_table_info(t.name) c
				where t.type = 'table' and t.name not glob 'sqlite_*'`,
			)
			.all();
		database.close();
		return {
			tables: [...new Set(rows.map(({ table }) => String(table)))].toSorted(),
			columns: rows.map(({ table, column }) => `${table}.${column}`).toSorted(),
		};
	} finally {
		rmSync(dir, { recursive: true, force: true });
	}
}
