import { chmodSync, constants, copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "#server/config.ts";
import { openSqlite } from "#server/database/sqlite.ts";
import { faultOfCopy, flush, isSqliteFile } from "#server/database/sqlite-copy.ts";
import type { Log } from "#server/log.ts";
import { secretSource } from "#server/privacy/app-secret.ts";
import { unseal } from "#server/privacy/open-sealed-database.ts";
import { createSecretCheck } from "#server/privacy/secret-check.ts";
import { StartRefused } from "#server/start-refused.ts";
import { type Settled, settlePast } from "./settle-past.ts";

interface RestoreOrder {
	readonly config: Config;
	/** Path of the backup. It is only read. */
	readonly file: string;
	/** The service has not run since the backup was taken. */
	readonly nothingSentSince: boolean;
	readonly log: Log;
}

/**
 * Puts a backup into an empty DATA_DIR. It has the database's name there only when it is checked, brought up to date and
 * settled (`settlePast`): a service that starts meanwhile, or a crash, cannot come by an unfinished one.
 * @throws {StartRefused} that says what is wrong. DATA_DIR is as it was then.
 */
export async function restoreFile({ config, file, nothingSentSince, log }: RestoreOrder): Promise<Settled> {
	const { dataDir } = config;
	refuseOtherThanBackup(file);
	refuseUnlessEmpty(dataDir);
	mkdirSync(dataDir, { recursive: true, mode: 0o700 });
	const unfinished = join(dataDir, "restoring.sqlite");
	try {
		copyWithLog(file, unfinished);
		const fault = faultOfCopy(unfinished);
		if (fault !== undefined) throw new StartRefused([`${file} can't be restored: ${fault}.`, "Use an older backup."]);
		const settled = await settle(unfinished, { config, nothingSentSince, log });
		flush(unfinished);
		linkSync(unfinished, join(dataDir, "billet-doux.sqlite"));
		return settled;
	} catch (error) {
		throw explained(error, dataDir);
	} finally {
		for (const ending of ["", "-wal", "-shm", "-journal"]) rmSync(unfinished + ending, { force: true });
		flush(dataDir);
	}
}

/** Brings the schema up to date, too: what settles the past knows the newest only. */
async function settle(unfinished: string, order: Omit<RestoreOrder, "file">): Promise<Settled> {
	const { config, nothingSentSince, log } = order;
	const check = createSecretCheck(secretSource(config), config);
	const database = await openSqlite(unfinished, log, check.refuseOther);
	try {
		// Nobody else has opened it.
		const { vault } = await unseal(database, { config, pauseMs: 0, log });
		return await settlePast({ database, vault, log }, nothingSentSince);
	} finally {
		await database.close();
	}
}

function refuseOtherThanBackup(file: string): void {
	if (!existsSync(file)) throw new StartRefused([`There is no file ${file}.`]);
	let isBackup = false;
	try {
		isBackup = isSqliteFile(file);
	} catch (error) {
		const { code } = error as NodeJS.ErrnoException;
		throw new StartRefused([`${file} can't be read (${code}).`]);
	}
	if (!isBackup) throw new StartRefused([`${file} isn't a backup: it isn't an SQLite file. Nothing was changed.`]);
}

/** The secret may be there, and the one before it; it has to be, where it is not given as APP_SECRET. */
function refuseUnlessEmpty(dataDir: string): void {
	if (!existsSync(dataDir)) return;
	const others = readdirSync(dataDir).filter((name) => !["secret.key", "secret.key.before"].includes(name));
	if (others.length === 0) return;
	throw new StartRefused([
		`${dataDir} is not empty: ${others.slice(0, 5).join(", ")}${others.length > 5 ? ", …" : ""}. Nothing was changed.`,
		"A restore needs a folder with nothing in it except secret.key: stop the service and move the rest away, or set",
		"another DATA_DIR. Keep what you move away until you've seen that everything works.",
	]);
}

/** With the write-ahead log beside it, which the copy of a running database may have. */
function copyWithLog(file: string, unfinished: string): void {
	for (const ending of ["", "-wal"]) {
		if (ending !== "" && !existsSync(file + ending)) continue;
		copyFileSync(file + ending, unfinished + ending, constants.COPYFILE_EXCL);
		chmodSync(unfinished + ending, 0o600);
	}
}

function explained(error: unknown, dataDir: string): unknown {
	const { code, message = "" } = Object(error) as NodeJS.ErrnoException;
	if (code === "ENOSPC" || code === "EDQUOT") {
		return new StartRefused([`The disk of ${dataDir} is full. Nothing was restored.`]);
	}
	if (code === "EEXIST") {
		return new StartRefused([
			`A service was started in ${dataDir} in the meantime. Nothing was restored: stop it, and try again.`,
		]);
	}
	if (message.startsWith("corrupted migrations")) {
		return new StartRefused(["The backup is from a newer Billet-doux than this one. Update this one, then restore."]);
	}
	return error;
}
