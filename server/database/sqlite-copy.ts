import { closeSync, fsyncSync, openSync, readSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";

/** Readers of a write-ahead log wait for nobody but a process that is putting it in order after a crash. */
const lockWaitMs = 10_000;

/**
 * Writes what a database holds at this moment into an empty file, which it fills and flushes; whoever writes to the
 * database meanwhile is not kept waiting. `vacuum into` rather than a copy of pages: what was erased is in none of the
 * copy's bytes, and a writer cannot make it begin again. Blocks this thread.
 * @throws SQLite's error, when the database is damaged or the disk full.
 */
export function copySqlite(source: string, target: string): void {
	const database = new DatabaseSync(source, { readOnly: true, timeout: lockWaitMs });
	try {
		database.prepare("vacuum into ?").run(target);
	} finally {
		database.close();
	}
	// SQLite does not: https://sqlite.org/lang_vacuum.html.
	flush(target);
}

/** What is wrong with a copy; undefined: it opens, every page and index is as it should be, and the tables are ours. */
export function faultOfCopy(file: string): string | undefined {
	if (!isSqliteFile(file)) return "it isn't an SQLite file";
	try {
		return reading(file, (database) => {
			const found = database.prepare("pragma integrity_check(1)").get()?.integrity_check;
			if (found !== "ok") return `the integrity check found damage: ${found}`;
			return hasOurTables(database) ? undefined : "it isn't a Billet-doux database";
		});
	} catch (error) {
		return `it can't be read: ${error instanceof Error ? error.message : error}`;
	}
}

/** Whether a file is a database of ours, as far as can be told without reading it through. */
export function isOurs(file: string): boolean {
	try {
		return isSqliteFile(file) && reading(file, hasOurTables);
	} catch {
		return false;
	}
}

function hasOurTables(database: DatabaseSync): boolean {
	const found = database.prepare("select count(*) as n from sqlite_schema where name in ('message', 'delivery')").get();
	return found?.n === 2;
}

function reading<T>(file: string, work: (database: DatabaseSync) => T): T {
	const database = new DatabaseSync(file, { readOnly: true });
	try {
		return work(database);
	} finally {
		database.close();
	}
}

/** By its first bytes, which SQLite writes into every file that is not empty. */
export function isSqliteFile(file: string): boolean {
	const descriptor = openSync(file, "r");
	try {
		const head = Buffer.alloc(16);
		readSync(descriptor, head, 0, head.length, 0);
		return head.toString("latin1") === "SQLite format 3\0";
	} finally {
		closeSync(descriptor);
	}
}

/** Waits until a file, or the names in a folder, are on disk. */
export function flush(path: string): void {
	const descriptor = openSync(path, "r");
	try {
		fsyncSync(descriptor);
	} finally {
		closeSync(descriptor);
	}
}
