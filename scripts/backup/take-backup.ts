import { closeSync, existsSync, openSync, renameSync, rmSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { copySqlite, faultOfCopy, flush, isOurs } from "#server/database/sqlite-copy.ts";
import { primaryCode } from "#server/database/sqlite-faults.ts";
import { StartRefused } from "#server/start-refused.ts";

interface BackupOrder {
	readonly dataDir: string;
	/** An absolute path: a folder, in which the backup gets a name of its own, or the file itself. */
	readonly target: string;
	readonly now: Date;
}

/**
 * Copies the SQLite database, beside the running service. The copy has its name only when it is complete, checked and on
 * disk; one that had that name before is replaced by then. Gives the file.
 * @throws {StartRefused} that says what is wrong, where. Nothing is left behind then.
 */
export function takeBackup({ dataDir, target, now }: BackupOrder): string {
	const source = join(dataDir, "billet-doux.sqlite");
	if (!existsSync(source)) {
		throw refused(`There is no database in ${dataDir}.`, "Run this with the service's settings, above all DATA_DIR.");
	}
	const file = fileOf(target, now);
	refuseOtherFiles(file, source);
	const unfinished = `${file}.${process.pid}.part`;
	try {
		closeSync(openSync(unfinished, "wx", 0o600));
		copySqlite(source, unfinished);
		const fault = faultOfCopy(unfinished);
		if (fault !== undefined) throw refused(`The copy can't be used: ${fault}.`, "Keep the backups you have.");
		renameSync(unfinished, file);
		flush(dirname(file));
	} catch (error) {
		for (const ending of ["", "-journal"]) rmSync(unfinished + ending, { force: true });
		throw explained(error, file);
	}
	return file;
}

function fileOf(target: string, now: Date): string {
	if (statSync(target, { throwIfNoEntry: false })?.isDirectory() !== true) return target;
	return join(target, `billet-doux-${now.toISOString().slice(0, 19).replaceAll(":", "-")}Z.sqlite`);
}

/** Whoever mistypes must not lose a file, least of all the database. */
function refuseOtherFiles(file: string, source: string): void {
	const folder = dirname(file);
	if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) {
		throw refused(`There is no folder ${folder}.`, "Is the disk for backups mounted?");
	}
	const [there, data] = [statSync(file, { throwIfNoEntry: false }), statSync(dirname(source))];
	const isBeside = statSync(folder).ino === data.ino && statSync(folder).dev === data.dev;
	if (isBeside && basename(file).startsWith(basename(source))) {
		throw refused(`${file} is the name of the database itself, or of its log.`, "Give the backup another name.");
	}
	// SQLite would read it as a part of the new file.
	if ((statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0) {
		throw refused(`${file}-wal exists: it's the log of another copy.`, "Choose another name, or move both away.");
	}
	if (there === undefined) return;
	if (!there.isFile() || (there.size > 0 && !isOurs(file))) {
		throw refused(`${file} already exists and isn't a backup.`, "Choose another name, or move it away.");
	}
}

const unchanged = "No backup was made; an earlier one is unchanged.";

/** In words what SQLite and the file system tell by codes. */
function explained(error: unknown, file: string): unknown {
	if (error instanceof StartRefused) return error;
	const { code } = Object(error) as NodeJS.ErrnoException;
	const sqlite = primaryCode(error);
	if (code === "ENOSPC" || code === "EDQUOT" || sqlite === 13) {
		return refused(`The disk of ${dirname(file)} is full. ${unchanged}`);
	}
	if (sqlite === 11 || sqlite === 26) {
		return refused(`The database is damaged. ${unchanged}`, "docs/backup.md says how to restore the last backup.");
	}
	if (sqlite === 5) return refused(`The database is locked by another program. ${unchanged}`);
	if (sqlite >= 0) return refused(`SQLite couldn't copy the database to ${file} (code ${sqlite}). ${unchanged}`);
	if (code !== undefined) return refused(`${file} can't be written (${code}). ${unchanged}`);
	return error;
}

function refused(...lines: readonly string[]): StartRefused {
	return new StartRefused(lines);
}
