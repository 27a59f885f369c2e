import { Kysely, PostgresDialect } from "kysely";
import { DatabaseError, Pool, types } from "pg";
import { sleep } from "#server/clock.ts";
import type { Log } from "#server/log.ts";
import { type Database, unavailable } from "./engine.ts";
import { migrate } from "./migrate.ts";
import type { Tables } from "./schema.ts";

/** SQLSTATE classes (postgresql.org/docs/current/errcodes-appendix.html) of a server that is gone, going, full or busy. */
const outages = /^(?:08|53|57P|58|25006|55000|55P03|57014)/;
/** Serialization failure and deadlock: the transaction was undone and may simply run again. */
const repeatable = new Set(["40001", "40P01"]);
const repeats = 3;

/** Connects to PostgreSQL and brings its schema up to date. Every wait is bounded. */
export async function openPostgres(url: string, log: Log): Promise<Database> {
	const pool = new Pool({
		connectionString: url,
		max: 10,
		connectionTimeoutMillis: 2_000,
		statement_timeout: 5_000,
		query_timeout: 6_000,
		lock_timeout: 2_000,
		idle_in_transaction_session_timeout: 10_000,
		// bigint columns hold milliseconds and counts, all below 2^53.
		types: {
			getTypeParser: (oid, format) => (oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format)),
		},
	});
	// The pool looks after idle connections only. One lost between two queries of a transaction fails the next of them;
	// without a listener of its own it would end the process.
	pool.on("connect", (client) => client.on("error", () => {}));
	pool.on("error", (error) => log.warn({}, "an idle database connection was lost", error));
	const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
	await translating(() => migrate(kysely));
	return {
		engine: "postgresql",
		read: (work) => translating(() => work(kysely)),
		write: (work) => translating(() => repeating(() => kysely.transaction().execute(work))),
		close: () => kysely.destroy(),
	};
}

async function repeating<T>(transaction: () => Promise<T>): Promise<T> {
	for (let attempt = 1; ; attempt++) {
		try {
			return await transaction();
		} catch (error) {
			const again = error instanceof DatabaseError && repeatable.has(error.code ?? "") && attempt < repeats;
			if (!again) throw error;
			await sleep(5 * attempt);
		}
	}
}

async function translating<T>(work: () => Promise<T>): Promise<T> {
	try {
		return await work();
	} catch (error) {
		throw isOutage(error) ? unavailable(error) : error;
	}
}

/** Server-side outages by SQLSTATE; client-side ones (refused, reset, timed out) carry a network code or pg's own words. */
function isOutage(error: unknown): boolean {
	if (error instanceof DatabaseError) return outages.test(error.code ?? "") || repeatable.has(error.code ?? "");
	if (!(error instanceof Error)) return false;
	const code = Reflect.get(error, "code");
	if (typeof code === "string" && /^E(?:CONN|PIPE|TIMEDOUT|HOST|NET|AI_)/.test(code)) return true;
	return /timeout|terminated|connection error/i.test(error.message);
}
