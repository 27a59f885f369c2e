import { closeSync, mkdirSync, openSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { sleep } from "#server/clock.ts";
import type { Log } from "#server/log.ts";
import { StartRefused } from "#server/start-refused.ts";
import type { BeforeMigration, Database } from "./engine.ts";
import { createGroupCommit } from "./group-commit.ts";
import { migrate } from "./migrate.ts";
import { kyselyOn } from "./sqlite-driver.ts";
import { assertUndamaged, createSqliteFaults, explainingDamage, isLocked, isOutage } from "./sqlite-faults.ts";
import { watchSqliteFiles } from "./sqlite-files.ts";
import { scrubSqlite } from "./sqlite-scrub.ts";

/** How long a write or a read waits for another process's lock before it fails with `unavailable`, times the patience. */
const usualLockWaitMs = 2_000;
/** Half a second's worth of notes on a small machine. Whoever comes when so many wait is told at once. */
const maxWaiting = 1_000;
/** Up to this size the file is read through at the start: about 0.2 s for 100 MB. Damage in a larger one shows when it is met. */
const maxCheckedBytes = 256 * 1024 * 1024;

/**
 * Opens (and creates) the SQLite file and brings its schema up to date. Reads have a connection of their
 * own: write-ahead logging lets them go on beside a write, and they see every write that was reported done.
 * `patience` makes waits so many times longer.
 * @throws when the file system cannot give durable write-ahead logging, or the file is damaged.
 */
export async function openSqlite(
	file: string,
	log: Log,
	beforeMigration: BeforeMigration = async () => {},
	patience = 1,
): Promise<Database> {
	const lockWaitMs = usualLockWaitMs * patience;
	mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
	// SQLite gives its log files the mode of the database: nobody else's business.
	closeSync(openSync(file, "a", 0o600));
	const faults = createSqliteFaults(log);
	const { writer, reader } = await explainingDamage(() => openConnections(file, beforeMigration, lockWaitMs));
	const files = watchSqliteFiles(file, log);
	const { write, writeFirst } = createGroupCommit({
		kysely: writer,
		waitMs: lockWaitMs,
		maxWaiting,
		isLocked,
		isOutage,
		assertLasting() {
			faults.assertSound();
			files.assertSame();
		},
	});
	return {
		engine: "sqlite",
		read: (work) => faults.translating(() => waitingForLock(() => work(reader), lockWaitMs)),
		write: (work) => faults.translating(() => write(work)),
		async probe() {
			await faults.translating(async () => {
				await files.assertRoom();
				faults.assertNoRecentFailure();
				// A real write: it changes the file's header to what it is already.
				await writeFirst((queries) => sql`pragma user_version = 0`.execute(queries));
			});
		},
		scrub: (options) => faults.translating(() => scrubSqlite(writer, options, log)),
		async close() {
			await reader.destroy();
			await writer.destroy();
		},
	};
}

async function openConnections(file: string, beforeMigration: BeforeMigration, lockWaitMs: number) {
	const writing = new DatabaseSync(file, { timeout: 0 });
	makeDurable(writing);
	if (statSync(file).size <= maxCheckedBytes) assertUndamaged(writing);
	// Several processes may start at once, and only one of them migrates.
	const migrating = kyselyOn(writing, lockWaitMs);
	try {
		await beforeMigration(migrating);
		await migrate(migrating);
	} catch (error) {
		writing.close();
		throw error;
	}
	return { writer: kyselyOn(writing), reader: kyselyOn(new DatabaseSync(file, { timeout: 0, readOnly: true })) };
}

/** Repeats reads that meet another process's lock, which hardly ever happens beside a write-ahead log. */
async function waitingForLock<T>(reads: () => Promise<T>, lockWaitMs: number): Promise<T> {
	const deadline = performance.now() + lockWaitMs;
	for (;;) {
		try {
			return await reads();
		} catch (error) {
			if (!isLocked(error) || performance.now() > deadline) throw error;
			await sleep(20);
		}
	}
}

/** Sets what durability and erasure need and reads it back: a setting that silently did not take would lose acknowledged notes. */
function makeDurable(connection: DatabaseSync): void {
	// WAL allows one writer beside readers; FULL fsyncs the log at every commit. The log may grow to 32 MB before it
	// is carried over: the same pages change again and again, and each carrying over waits for the disk.
	connection.exec("pragma journal_mode = wal; pragma synchronous = full; pragma wal_autocheckpoint = 8000;");
	// Zeros take the place of what is erased, so that no copy of the file shows it.
	connection.exec("pragma cache_size = -8192; pragma secure_delete = on;");
	const wanted = { journal_mode: "wal", synchronous: 2, secure_delete: 1 };
	for (const [setting, value] of Object.entries(wanted)) {
		const found = connection.prepare(`pragma ${setting}`).get()?.[setting];
		if (found === value) continue;
		connection.close();
		throw new StartRefused([`SQLite does not take the settings it needs here: ${setting} is ${found}, not ${value}`]);
	}
}
