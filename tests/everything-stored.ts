import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import type { TestApp } from "./start-test-app.ts";

/** Every byte of the database: the files of SQLite's data directory, or all rows of PostgreSQL with their tables' names. */
export async function everythingStored(app: TestApp): Promise<string> {
	if (app.databaseUrl === undefined) {
		const files = readdirSync(app.dataDir, { recursive: true, encoding: "utf8" }).map((name) =>
			join(app.dataDir, name),
		);
		return files
			.filter((file) => statSync(file).isFile())
			.map((file) => readFileSync(file, "latin1"))
			.join("");
	}
	return withClient(app.databaseUrl, async (client) => {
		const tables = await client.query("select tablename from pg_tables where schemaname = 'public'");
		const rows: unknown[] = [];
		for (const { tablename } of tables.rows) {
			rows.push(tablename, (await client.query(`select * from "${tablename}"`)).rows);
		}
		return JSON.stringify(rows);
	});
}

/** Runs work on a PostgreSQL connection of its own. */
export async function withClient<T>(connectionString: string, work: (client: Client) => Promise<T>): Promise<T> {
	const client = new Client({ connectionString });
	await client.connect();
	try {
		return await work(client);
	} finally {
		await client.end();
	}
}
