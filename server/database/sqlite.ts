import { closeSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import {
	CompiledQuery,
	type DatabaseConnection,
	Kysely,
	SqliteDialect,
	type SqliteDialectConfig,
	SqliteDriver,
} from "kysely";
import { sleep } from "#server/clock.ts";
import { type Database, unavailable } from "./engine.ts";
import { createGroupCommit } from "./group-commit.ts";
import { migrate } from "./migrate.ts";
import type { Tables } from "./schema.ts";

/** How long a write waits for another process's lock before it fails with `unavailable`. */
const lockWaitMs = 2_000;

/** Primary result codes (sqlite.org/rescode.html) that mean "not now" or "not here" rather than a mistake of ours. */
const outages = new Set([5, 6, 8, 10, 13, 14]); // BUSY, LOCKED, READONLY, IOERR, FULL, CANTOPEN
const locked = new Set([5, 6]);

/**
 * Opens (and creates) the SQLite file and brings its schema up to date. Reads have a connection of their
 * own: write-ahead logging lets them go on beside a write, and they see every write that was reported done.
 * @throws when the file system cannot give durable write-ahead logging.
 */
export async function openSqlite(file: string): Promise<Database> {
	mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
	// SQLite gives its log files the mode of the database: nobody else's business.
	closeSync(openSync(file, "a", 0o600));
	const writing = new DatabaseSync(file, { timeout: 0 });
	makeDurable(writing);
	const writer = kyselyOn(writing);
	await translating(() => migrate(writer));
	const reader = kyselyOn(new DatabaseSync(file, { timeout: lockWaitMs, readOnly: true }));
	const write = createGroupCommit(writer);
	return {
		engine: "sqlite",
		read: (work) => translating(() => work(reader)),
		write: (work) => translating(() => write(work)),
		async close() {
			await reader.destroy();
			await writer.destroy();
		},
	};
}

function kyselyOn(connection: DatabaseSync): Kysely<Tables> {
	return new Kysely<Tables>({ dialect: new NodeSqliteDialect({ database: cachedStatements(connection) }) });
}

/** Sets what durability needs and reads it back: a setting that silently did not take would lose acknowledged notes. */
function makeDurable(connection: DatabaseSync): void {
	// WAL allows one writer beside readers; FULL fsyncs the log at every commit. The log may grow to 32 MB before it
	// is carried over: the same pages change again and again, and each carrying over waits for the disk.
	connection.exec("pragma journal_mode = wal; pragma synchronous = full; pragma wal_autocheckpoint = 8000;");
	connection.exec("pragma cache_size = -32768;");
	const journal = connection.prepare("pragma journal_mode").get()?.journal_mode;
	const synchronous = connection.prepare("pragma synchronous").get()?.synchronous;
	if (journal !== "wal" || synchronous !== 2) {
		connection.close();
		throw new Error(
			`SQLite does not take the durable settings here: journal_mode is ${journal}, synchronous is ${synchronous}; wal and 2 are needed`,
		);
	}
}

/** Kysely prepares at every execution; the statements are few, so each is prepared once. */
function cachedStatements(
	connection: DatabaseSync,
): Exclude<SqliteDialectConfig["database"], (...input: never) => unknown> {
	const prepared = new Map<string, ReturnType<typeof asKyselyStatement>>();
	return {
		close: () => connection.close(),
		prepare(sql) {
			let statement = prepared.get(sql);
			if (statement === undefined) {
				statement = asKyselyStatement(connection.prepare(sql));
				// The set of queries is finite but for lists of varying length; a bound keeps those from growing it.
				if (prepared.size >= 500) prepared.clear();
				prepared.set(sql, statement);
			}
			return statement;
		},
	};
}

function asKyselyStatement(statement: StatementSync) {
	const values = (parameters: readonly unknown[]) => parameters as readonly SQLInputValue[];
	return {
		reader: statement.columns().length > 0,
		all: (parameters: readonly unknown[]) => statement.all(...values(parameters)),
		run: (parameters: readonly unknown[]) => statement.run(...values(parameters)),
		iterate: (parameters: readonly unknown[]) => statement.iterate(...values(parameters)),
	};
}

class NodeSqliteDialect extends SqliteDialect {
	readonly #config: SqliteDialectConfig;

	constructor(config: SqliteDialectConfig) {
		super(config);
		this.#config = config;
	}

	override createDriver(): SqliteDriver {
		return new ImmediateDriver(this.#config);
	}
}

/**
 * Takes the write lock when a transaction begins, so that a later statement cannot meet a lock halfway,
 * and waits for it without blocking the event loop, which SQLite's own busy time-out would do.
 */
class ImmediateDriver extends SqliteDriver {
	override async beginTransaction(connection: DatabaseConnection): Promise<void> {
		const deadline = performance.now() + lockWaitMs;
		for (let pause = 2; ; pause = Math.min(pause * 2, 50)) {
			try {
				await connection.executeQuery(CompiledQuery.raw("begin immediate"));
				return;
			} catch (error) {
				if (!locked.has(primaryCode(error)) || performance.now() + pause > deadline) throw error;
				await sleep(pause);
			}
		}
	}

	override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
		try {
			await super.rollbackTransaction(connection);
		} catch (error) {
			// A full disk or an I/O error makes SQLite roll back by itself; the first error is the one to report.
			if (primaryCode(error) !== 1) throw error;
		}
	}
}

async function translating<T>(work: () => Promise<T>): Promise<T> {
	try {
		return await work();
	} catch (error) {
		throw outages.has(primaryCode(error)) ? unavailable(error) : error;
	}
}

/** The low byte of SQLite's extended result code; -1 for any other error. */
function primaryCode(error: unknown): number {
	const code = error instanceof Error ? Reflect.get(error, "errcode") : undefined;
	return typeof code === "number" ? code & 0xff : -1;
}
