import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it } from "vitest";
import { defaultLocale, type Locale, locales } from "#i18n/locales.ts";
import { readCatalogue } from "#i18n/read-catalogue.ts";
import { openSqlite } from "#server/database/sqlite.ts";
import { createLog } from "#server/log.ts";
import { storedTables } from "#web/site/pages/privacy/stored-tables.ts";

describe("the privacy page tells of every column that the database has, and of no other", async () => {
	const { tables, columns } = await databaseOfTheService();

	it.each(locales)("with a name, a purpose and a time, in %s", (locale) => {
		const stored = storedTables(readCatalogue(locale));
		expect(stored.map(({ table }) => table).toSorted()).toEqual(tables);
		const lines = stored.flatMap(({ table, fields }) => fields.map((field) => ({ ...field, table })));
		expect(lines.map(({ table, column }) => `${table}.${column}`).toSorted()).toEqual(columns);
		expect(lines.filter(({ name, purpose, kept }) => [name, purpose, kept].includes(""))).toEqual([]);
		// How long, where a column doesn't say it itself.
		expect(stored.filter(({ title, about, kept }) => [title, about, kept].includes(""))).toEqual([]);
	});

	it("in the same order in every language", () => {
		const orderIn = (locale: Locale) =>
			storedTables(readCatalogue(locale)).map(({ table, fields }) => [table, ...fields.map(({ column }) => column)]);
		for (const locale of locales) expect(orderIn(locale)).toEqual(orderIn(defaultLocale));
	});
});

/** What a new database holds, the bookkeeping of its migrations included; only SQLite's own tables are left out. */
async function databaseOfTheService(): Promise<{ readonly tables: string[]; readonly columns: string[] }> {
	const dir = mkdtempSync(join(tmpdir(), "billet-doux-privacy-"));
	const file = join(dir, "billet-doux.sqlite");
	try {
		await (await openSqlite(file, createLog("silent"))).close();
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
