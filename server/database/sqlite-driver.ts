import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import {
	CompiledQuery,
	type DatabaseConnection,
	Kysely,
	SqliteDialect,
	type SqliteDialectConfig,
	SqliteDriver,
} from "kysely";
import { sleep } from "#server/clock.ts";
import type { Tables } from "./schema.ts";
import { isLocked, primaryCode } from "./sqlite-faults.ts";

/** Kysely on a connection to SQLite. A transaction waits up to `lockWaitMs` for another's lock before it begins. */
export function kyselyOn(connection: DatabaseSync, lockWaitMs = 0): Kysely<Tables> {
	return new Kysely<Tables>({ dialect: new NodeSqliteDialect(cachedStatements(connection), lockWaitMs) });
}

type KyselyDatabase = Exclude<SqliteDialectConfig["database"], (...input: never) => unknown>;

/** Kysely prepares at every execution; the statements are few, so each is prepared once. */
function cachedStatements(connection: DatabaseSync): KyselyDatabase {
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
	readonly #database: KyselyDatabase;
	readonly #lockWaitMs: number;

	constructor(database: KyselyDatabase, lockWaitMs: number) {
		super({ database });
		this.#database = database;
		this.#lockWaitMs = lockWaitMs;
	}

	override createDriver(): SqliteDriver {
		return new ImmediateDriver(this.#database, this.#lockWaitMs);
	}
}

/**
 * Takes the write lock when a transaction begins, so that a later statement cannot meet a lock halfway,
 * and waits for it without blocking the event loop, which SQLite's own busy time-out would do.
 */
class ImmediateDriver extends SqliteDriver {
	readonly #lockWaitMs: number;

	constructor(database: KyselyDatabase, lockWaitMs: number) {
		super({ database });
		this.#lockWaitMs = lockWaitMs;
	}

	override async beginTransaction(connection: DatabaseConnection): Promise<void> {
		const deadline = performance.now() + this.#lockWaitMs;
		for (let pause = 2; ; pause = Math.min(pause * 2, 50)) {
			try {
				await connection.executeQuery(CompiledQuery.raw("begin immediate"));
				return;
			} catch (error) {
				if (!isLocked(error) || performance.now() + pause > deadline) throw error;
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
