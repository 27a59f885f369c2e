import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { startPostgres } from "#tests/postgres-server.ts";
import { npmStart } from "./npm-start.ts";

const notes = Number(process.env.BENCH_NOTES ?? 5_000);
const connections = 20;
const text = "Your smile is the best part of my mornings, and of all the other hours too. ".repeat(4).slice(0, 250);

/** Bytes that a note of 250 characters takes when it has been e-mailed, with its indexes and what is kept of the e-mail. */
export async function benchBytes(): Promise<void> {
	const dir = mkdtempSync(join(tmpdir(), "billet-doux-bench-"));
	try {
		report("SQLite", await onSqlite(join(dir, "sqlite")));
		report("PostgreSQL", await onPostgres(join(dir, "postgresql")));
	} finally {
		rmSync(dir, { recursive: true, force: true });
	}
}

function report(engine: string, bytes: number): void {
	console.log(
		`${engine}: ${Math.round(bytes / notes)} bytes a note of ${text.length} characters, of ${notes} (goal 1,200)`,
	);
}

async function onSqlite(dir: string): Promise<number> {
	// The log is carried over into the file at the stop.
	const size = () => statSync(join(dir, "billet-doux.sqlite")).size;
	await takeNotes({ DATA_DIR: dir }, 0);
	const before = size();
	await takeNotes({ DATA_DIR: dir }, notes);
	return size() - before;
}

async function onPostgres(dir: string): Promise<number> {
	const postgres = await startPostgres({ fsync: "off" });
	const url = `${postgres.url}/postgres`;
	const client = new Client({ connectionString: url });
	try {
		await client.connect();
		const size = async () =>
			Number((await client.query("select pg_database_size(current_database()) as size")).rows[0].size);
		const settings = { DATA_DIR: dir, DATABASE_URL: url, APP_SECRET: "a secret for the bench and nothing else" };
		await takeNotes(settings, 0);
		const before = await size();
		await takeNotes(settings, notes);
		// As autovacuum does in time: what an update has left is free for the next notes, and counts here.
		await client.query("vacuum");
		return (await size()) - before;
	} finally {
		await client.end();
		await postgres.stop();
	}
}

/** Starts the service, sends notes to as many recipients, and stops it. */
async function takeNotes(settings: Readonly<Record<string, string>>, count: number): Promise<void> {
	const { port, stop } = await npmStart(".", { RATE_LIMIT_PER_SOURCE: "1000000", ...settings });
	let sent = 0;
	const client = async () => {
		for (let index = sent++; index < count; index = sent++) {
			const note = { recipientEmail: `bench${index}@bench${index % 97}.example.org`, message: text };
			const answer = await fetch(`http://127.0.0.1:${port}/api/messages`, {
				method: "POST",
				headers: { "content-type": "application/json" },
				body: JSON.stringify(note),
			});
			if (!(await answer.text()).includes('"status":"approved"'))
				throw new Error(`a note was not approved: ${answer.status}`);
		}
	};
	await Promise.all(Array.from({ length: connections }, client));
	await stop();
}
