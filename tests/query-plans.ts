import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import {
	type CompiledQuery,
	type Dialect,
	DummyDriver,
	Kysely,
	SqliteAdapter,
	SqliteIntrospector,
	SqliteQueryCompiler,
} from "kysely";
import type { Queries } from "#server/database/engine.ts";
import type { Tables } from "#server/database/schema.ts";
import { openSqlite } from "#server/database/sqlite.ts";
import { createLog } from "#server/log.ts";

/** How SQLite would go about each query of some work, in its own words. The work itself finds nothing. */
export async function queryPlans(work: (queries: Queries) => Promise<unknown>): Promise<readonly string[]> {
	const dir = mkdtempSync(join(tmpdir(), "billet-doux-plans-"));
	const file = join(dir, "billet-doux.sqlite");
	await (await openSqlite(file, createLog("silent"))).close();
	const connection = new DatabaseSync(file, { readOnly: true });
	const plans = (await queriesOf(work)).map(({ sql, parameters }) => {
		const steps = connection.prepare(`explain query plan ${sql}`).all(...(parameters as readonly SQLInputValue[]));
		return steps.map(({ detail }) => String(detail)).join("; ");
	});
	connection.close();
	rmSync(dir, { recursive: true });
	return plans;
}

async function queriesOf(work: (queries: Queries) => Promise<unknown>): Promise<readonly CompiledQuery[]> {
	const dialect: Dialect = {
		createAdapter: () => new SqliteAdapter(),
		createDriver: () => new DummyDriver(),
		createIntrospector: (db) => new SqliteIntrospector(db),
		createQueryCompiler: () => new SqliteQueryCompiler(),
	};
	const queries: CompiledQuery[] = [];
	await work(new Kysely<Tables>({ dialect, log: ({ query }) => void queries.push(query) }));
	return queries;
}
