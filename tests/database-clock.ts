import { Client } from "pg";

/**
 * Sets the clock of a PostgreSQL database ahead of the machine's, or back to it: it decides when e-mails are due.
 * The service asks for `statement_timestamp()`, and finds this one before the system's (see `createDatabase`).
 */
export async function setDatabaseAhead(databaseUrl: string, ms: number): Promise<void> {
	const client = new Client({ connectionString: databaseUrl });
	await client.connect();
	await client.query(
		`create or replace function public.statement_timestamp() returns timestamptz language sql stable
		as $$ select pg_catalog.statement_timestamp() + interval '${ms} milliseconds' $$`,
	);
	await client.end();
}
