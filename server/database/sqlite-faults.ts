import type { DatabaseSync } from "node:sqlite";
import type { Log } from "#server/log.ts";
import { StartRefused } from "#server/start-refused.ts";
import { unavailable } from "./engine.ts";
import { createFailureMemory } from "./failure-memory.ts";

/** Primary result codes (sqlite.org/rescode.html) that mean "not now" or "not here" rather than a mistake of ours. */
const outages = new Set([5, 6, 8, 10, 11, 13, 14, 26]); // BUSY, LOCKED, READONLY, IOERR, CORRUPT, FULL, CANTOPEN, NOTADB
const locks = new Set([5, 6]);
const damages = new Set([11, 26]);
const brokenDisk = new Set([10, 13]);

/** The low byte of SQLite's extended result code; -1 for any other error. */
export function primaryCode(error: unknown): number {
	const code = error instanceof Error ? Reflect.get(error, "errcode") : undefined;
	return typeof code === "number" ? code & 0xff : -1;
}

export function isLocked(error: unknown): boolean {
	return locks.has(primaryCode(error));
}

/** Whether an error says that the database is out, not that a query was wrong. */
export function isOutage(error: unknown): boolean {
	return outages.has(primaryCode(error)) || error instanceof FilesChanged || error instanceof DatabaseDamaged;
}

function isDamage(error: unknown): boolean {
	return damages.has(primaryCode(error)) || error instanceof DatabaseDamaged;
}

/** The path of the database does not lead to the file that is open. */
export class FilesChanged extends Error {
	override readonly name = "FilesChanged";
}

/** A page of the database was found damaged. */
class DatabaseDamaged extends Error {
	override readonly name = "DatabaseDamaged";
}

/** What to do about a damaged database, for whoever runs the service. */
const howToRestore =
	"the database file is damaged. Stop the service; move everything but secret.key out of DATA_DIR and keep it; run " +
	"npm run restore -- YOUR-LAST-BACKUP (docs/backup.md), or replace it with what can be recovered: " +
	"sqlite3 damaged.sqlite .recover | sqlite3 billet-doux.sqlite; start the service";

/**
 * Tells outages from mistakes and remembers damage: from the first damaged page until the next start nothing is
 * written any more, since what is written over a damaged page may be lost although it was acknowledged.
 */
export function createSqliteFaults(log: Log) {
	const failures = createFailureMemory();
	let isDamaged = false;

	function markDamaged(error: unknown): void {
		if (!isDamaged) log.error({}, howToRestore, error);
		isDamaged = true;
	}

	return {
		/** Runs work; an outage becomes the one failure that callers expect. */
		async translating<T>(work: () => Promise<T>): Promise<T> {
			try {
				return await work();
			} catch (error) {
				if (isDamage(error)) markDamaged(error);
				if (brokenDisk.has(primaryCode(error))) failures.remember();
				throw isOutage(error) ? unavailable(error) : error;
			}
		},

		/** @throws {ExpectedError} `unavailable` when a write found no room or a broken disk just now. */
		assertNoRecentFailure: failures.assertNone,

		/** @throws {DatabaseDamaged} when a damaged page was met. */
		assertSound(): void {
			if (isDamaged) throw new DatabaseDamaged("a damaged page was met");
		},
	};
}

/** Reads the whole file through. @throws {DatabaseDamaged} */
export function assertUndamaged(connection: DatabaseSync): void {
	const found = connection.prepare("pragma quick_check(1)").get()?.quick_check;
	if (found !== "ok") throw new DatabaseDamaged("a check of the whole file found damage");
}

/** Runs what opens a database. @throws an error that says what to do when the file is damaged. */
export async function explainingDamage<T>(opening: () => Promise<T>): Promise<T> {
	try {
		return await opening();
	} catch (error) {
		if (isDamage(error)) throw new StartRefused([howToRestore], { cause: error });
		throw isOutage(error) ? unavailable(error) : error;
	}
}
