import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Migration } from "kysely/migration";
import { expect, test } from "vitest";
import { kyselyOn } from "./sqlite-driver.ts";

const folder = join(import.meta.dirname, "migrations");

/** From before there were nodes to be upgraded one after the other. */
const before = "0049";

interface Column {
	readonly type: string;
	readonly notnull: number;
	readonly dflt_value: string | null;
}

/** Columns by table and name, and the indexes that keep rows out. */
function schemaOf(database: DatabaseSync) {
	const columns = new Map<string, Column>();
	const unique = new Map<string, string>();
	for (const { name } of database.prepare("select name from sqlite_master where type = 'table'").all()) {
		for (const { name: column, type, notnull, dflt_value } of database.prepare(`pragma table_info(${name})`).all()) {
			columns.set(`${name}.${column}`, { type, notnull, dflt_value } as unknown as Column);
		}
		for (const index of database.prepare(`pragma index_list(${name})`).all()) {
			if (index.unique === 1) unique.set(String(index.name), String(name));
		}
	}
	return { columns, unique, tables: new Set([...columns.keys()].map((name) => name.split(".")[0])) };
}

type Schema = ReturnType<typeof schemaOf>;

/** What a node of the release before would stumble over. */
function hindrances(old: Schema, now: Schema): readonly string[] {
	const changed = [...old.columns].filter(([name, column]) => {
		const next = now.columns.get(name);
		return next === undefined || next.type !== column.type || next.notnull > column.notnull;
	});
	const demanded = [...now.columns].filter(([name, { notnull, dflt_value }]) => {
		const isNew = old.tables.has(name.split(".")[0]) && !old.columns.has(name);
		return isNew && notnull === 1 && dflt_value === null;
	});
	const narrower = [...now.unique].filter(([name, table]) => old.tables.has(table) && !old.unique.has(name));
	return [
		...changed.map(([name]) => `${name} is gone or another`),
		...demanded.map(([name]) => `${name} has to be given`),
		...narrower.map(([name, table]) => `${name} keeps rows out of ${table}`),
	];
}

async function stepsOfAll(): Promise<ReadonlyMap<string, readonly string[]>> {
	const database = new DatabaseSync(":memory:");
	const queries = kyselyOn(database);
	const found = new Map<string, readonly string[]>();
	for (const file of readdirSync(folder)
		.filter((name) => /^\d{4}-[a-z-]+\.ts$/.test(name))
		.toSorted()) {
		const { up }: Migration = await import(join(folder, file));
		const old = schemaOf(database);
		await up(queries);
		found.set(file, hindrances(old, schemaOf(database)));
	}
	await queries.destroy();
	return found;
}

test("a migration only adds what nodes of the release before can leave alone, so that they go on beside new ones", async () => {
	const steps = [...(await stepsOfAll())];
	expect(steps.filter(([file, hindrance]) => file >= before && hindrance.length > 0)).toEqual([]);
	// Of those before, some would have been told: the comparison sees what it is to see.
	expect(steps.filter(([file, hindrance]) => file < before && hindrance.length > 0).length).toBeGreaterThan(0);
});
