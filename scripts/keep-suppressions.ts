import { closeSync, openSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { isList, readList, writtenList } from "#scripts/backup/suppression-list.ts";
import { mergeSuppressions } from "#scripts/restore/merge-suppressions.ts";
import { systemClock } from "#server/clock.ts";
import { type Config, readConfig } from "#server/config.ts";
import type { Database } from "#server/database/engine.ts";
import { flush } from "#server/database/sqlite-copy.ts";
import { explainFailedStart } from "#server/failed-start.ts";
import { createLog } from "#server/log.ts";
import { storedFingerprint } from "#server/privacy/secret-check.ts";
import { StartRefused } from "#server/start-refused.ts";
import { openExistingDatabase } from "./existing-database.ts";

const usage = `npm run --silent suppressions -- save FILE
npm run --silent suppressions -- merge FILE
  the mailboxes that get no messages, above all opt-outs, without their addresses
  save   writes them to FILE; cheap enough to run every few minutes
  merge  after a restore: adds those that are in FILE but not in the backup
  Both can run while the service runs. See docs/backup.md
`;

/** Exit code 1: nothing was done. 2: it was called wrongly. */
async function main([act, place, ...others]: readonly string[]): Promise<number> {
	if ((act !== "save" && act !== "merge") || place === undefined || place === "" || others.length > 0) {
		process.stderr.write(usage);
		return 2;
	}
	const file = resolve(process.env.INIT_CWD ?? "", place);
	let config: Config | undefined;
	try {
		config = readConfig(process.env);
		process.stdout.write(await carryOut(config, act, file));
		return 0;
	} catch (error) {
		process.stderr.write(`${explainFailedStart(error, config)}\n`);
		return 1;
	}
}

async function carryOut(config: Config, act: "save" | "merge", file: string): Promise<string> {
	const list = act === "merge" ? readList(contentOf(file), file) : undefined;
	const { database } = await openExistingDatabase(config, createLog("warn"));
	try {
		if (list === undefined) return `Saved: ${await save(database, file)} mailboxes and reasons.\n`;
		const news = await mergeSuppressions(database, list);
		return `Merged: ${news} of ${list.rows.length} mailboxes and reasons, saved at ${new Date(list.savedAt).toISOString()}, were new.\n`;
	} finally {
		await database.close();
	}
}

/**
 * Another file of that name is left alone, and so is a list of mailboxes when there are none to save: a service that lost
 * its database starts with an empty one. A list is replaced when the new one is on disk.
 */
async function save(database: Database, file: string): Promise<number> {
	const before = statSync(file, { throwIfNoEntry: false }) && contentOf(file);
	if (before !== undefined && !isList(before)) {
		throw new StartRefused([`${file} already exists and isn't a list of opt-outs.`, "Choose another name."]);
	}
	const { rows, fingerprint = "" } = await database.read(async (queries) => ({
		rows: await queries.selectFrom("suppression").selectAll().orderBy("at").orderBy("mailbox_key").execute(),
		fingerprint: await storedFingerprint(queries),
	}));
	const plain = rows.map((row) => ({ ...row, at: Number(row.at), expires_at: numberOrNull(row.expires_at) }));
	if (plain.length === 0 && before !== undefined && readList(before, file).rows.length > 0) {
		throw new StartRefused([
			`The database has no mailboxes to save, but ${file} has some: the file was left as it is.`,
			"If the database is new, merge the file; if all of them want messages again, delete it.",
		]);
	}
	const unfinished = `${file}.${process.pid}.part`;
	try {
		closeSync(openSync(unfinished, "wx", 0o600));
		writeFileSync(unfinished, writtenList({ fingerprint, savedAt: systemClock(), rows: plain }));
		flush(unfinished);
		renameSync(unfinished, file);
		flush(dirname(file));
	} catch (error) {
		rmSync(unfinished, { force: true });
		throw refusedBy(error, file);
	}
	return rows.length;
}

function contentOf(file: string): string {
	try {
		return readFileSync(file, "utf8");
	} catch (error) {
		throw refusedBy(error, file);
	}
}

function refusedBy(error: unknown, file: string): StartRefused {
	return new StartRefused([`${file} can't be read or written (${Object(error).code}).`], { cause: error });
}

function numberOrNull(value: number | null): number | null {
	return value === null ? null : Number(value);
}

process.exitCode = await main(process.argv.slice(2));
