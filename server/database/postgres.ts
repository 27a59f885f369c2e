import { Kysely, PostgresDialect, sql } from "kysely";
import { Pool, type PoolConfig, types } from "pg";
import type { Log } from "#server/log.ts";
import { StartRefused } from "#server/start-refused.ts";
import { createBoundedWork } from "./bounded-work.ts";
import { type BeforeMigration, type Database, unavailable } from "./engine.ts";
import { createFailureMemory } from "./failure-memory.ts";
import { createLastingPool } from "./lasting-pool.ts";
import { migrate } from "./migrate.ts";
import { isBrokenDisk, isOutage } from "./postgres-faults.ts";
import { createPostgresWrites } from "./postgres-writes.ts";
import type { Tables } from "./schema.ts";

/** Within this a caller is answered, unless its commit is under way. */
const budgetMs = 3_000;
/** Half a second's worth of notes. Whoever comes when so many wait is told at once. */
const maxInHand = 1_000;
/** The part of the connections that groups of work may take. */
const shareOfGroups = 0.4;

interface PostgresPlace {
	readonly url: string;
	/** Connections at most, beside one for probes. */
	readonly poolSize: number;
}

/**
 * Connects to PostgreSQL and brings its schema up to date. Every wait is bounded, and so is the sum of them; `patience`
 * makes the bounds so many times longer.
 */
export async function openPostgres(
	{ url, poolSize }: PostgresPlace,
	log: Log,
	beforeMigration: BeforeMigration = async () => {},
	patience = 1,
): Promise<Database> {
	const patient = {
		connectionString: url,
		connectionTimeoutMillis: 2_000 * patience,
		lock_timeout: 2_000 * patience,
		idle_in_transaction_session_timeout: 10_000 * patience,
	};
	const bounds = { statement_timeout: 5_000 * patience, query_timeout: 6_000 * patience };
	const pool = openPool(log, { ...patient, ...bounds, max: poolSize });
	const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: createLastingPool(pool) }) });
	const write = createPostgresWrites(kysely, Math.max(1, Math.floor(poolSize * shareOfGroups)));
	const failures = createFailureMemory();
	const bounded = createBoundedWork({ budgetMs: budgetMs * patience, max: maxInHand });
	const health = createProbe(url, log, patience);
	const watching = <T>(work: () => Promise<T>) => translating(work, failures.remember);
	const close = async () => {
		await health.close();
		await kysely.destroy();
	};
	try {
		await translating(() => assertDurable(kysely));
		await translating(() => beforeMigration(kysely));
		await translating(() => migrateUnhurried(openPool(log, { ...patient, max: 1 })));
	} catch (error) {
		await close();
		throw error;
	}
	return {
		engine: "postgresql",
		read: (work) => watching(() => bounded(() => work(kysely))),
		write: (work, sharing) => watching(() => bounded((turn) => write(turn, work, sharing))),
		async probe() {
			await translating(health.probe);
			failures.assertNone();
		},
		// Autovacuum does it.
		async scrub() {},
		close,
	};
}

/** An index of a large table takes longer than any other query may. Only for locks a migration waits no longer than others: behind it all wait. */
async function migrateUnhurried(pool: Pool): Promise<void> {
	const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
	try {
		await migrate(kysely);
	} finally {
		await kysely.destroy();
	}
}

function openPool(log: Log, config: PoolConfig): Pool {
	const pool = new Pool({
		...config,
		// bigint columns hold milliseconds and counts, all below 2^53.
		types: {
			getTypeParser: (oid, format) => (oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format)),
		},
	});
	// The pool looks after idle connections only. One lost between two queries of a transaction fails the next of them;
	// without a listener of its own it would end the process.
	pool.on("connect", (client) => client.on("error", () => {}));
	pool.on("error", (error) => log.warn({}, "an idle database connection was lost", error));
	return pool;
}

/** Values of `synchronous_commit` with which a commit is answered before it is on the disk, or on that of the standby. */
const lossy = ["off", "local"];

/** @throws {StartRefused} when the server may lose what it has committed. */
async function assertDurable(kysely: Kysely<Tables>): Promise<void> {
	const asked = sql<{ readonly value: string }>`select current_setting('synchronous_commit') as value`;
	const [{ value } = { value: "" }] = (await asked.execute(kysely)).rows;
	if (!lossy.includes(value)) return;
	throw new StartRefused([
		`PostgreSQL may lose what it has committed: synchronous_commit is ${value}.`,
		"Set it to on, for the server, the database and the role of DATABASE_URL.",
	]);
}

/** Asks on a connection of its own, which no note waits for, whether a note could be stored. */
function createProbe(url: string, log: Log, patience: number) {
	const pool = openPool(log, {
		connectionString: url,
		max: 1,
		connectionTimeoutMillis: 700 * patience,
		statement_timeout: 600 * patience,
		query_timeout: 700 * patience,
		lock_timeout: 500 * patience,
	});
	return {
		async probe(): Promise<void> {
			// One implicit transaction: the lock that an insert takes, and a number as only a writer gets one.
			const results: unknown = await pool.query(
				"lock table message in row exclusive mode; select txid_current(), current_setting('transaction_read_only') as read_only",
			);
			const last = Array.isArray(results) ? results.at(-1) : results;
			if (last.rows[0].read_only !== "off") throw unavailable(new Error("the database is read-only"));
		},
		close: () => pool.end(),
	};
}

async function translating<T>(work: () => Promise<T>, onBrokenDisk = () => {}): Promise<T> {
	try {
		return await work();
	} catch (error) {
		if (isBrokenDisk(error)) onBrokenDisk();
		throw isOutage(error) ? unavailable(error) : error;
	}
}
