import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { beforeAll, expect, it, onTestFinished } from "vitest";
import { readConfig } from "#server/config.ts";
import { createLog } from "#server/log.ts";
import { openSealedDatabase } from "#server/privacy/open-sealed-database.ts";
import { restoreFile } from "./restore-file.ts";

const log = createLog("silent");
const right = "the right secret, of more than thirty-two characters";
let backup: string;

function folder(): string {
	return mkdtempSync(join(tmpdir(), "billet-doux-restore-"));
}

beforeAll(async () => {
	const dataDir = folder();
	const { database } = await openSealedDatabase(readConfig({ DATA_DIR: dataDir, APP_SECRET: right }), log);
	await database.close();
	backup = join(dataDir, "billet-doux.sqlite");
	return () => rmSync(dataDir, { recursive: true, force: true });
});

/** An empty data folder, and a restore into it. */
function target(environment: Readonly<Record<string, string>> = { APP_SECRET: right }) {
	const dataDir = folder();
	onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
	const config = readConfig({ DATA_DIR: dataDir, ...environment });
	return {
		dataDir,
		restore: (file = backup) => restoreFile({ config, file, nothingSentSince: false, log }),
	};
}

/** A copy of the backup that something was done to. */
function alteredBackup(alter: (file: string) => void): string {
	const dir = folder();
	onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
	const file = join(dir, "altered.sqlite");
	copyFileSync(backup, file);
	alter(file);
	return file;
}

it("leaves the database alone in the folder, for its owner alone, and the backup as it was", async () => {
	const before = readFileSync(backup);
	const { dataDir, restore } = target();
	expect(await restore()).toEqual({ held: 0, jobs: 0 });
	expect(readdirSync(dataDir)).toEqual(["billet-doux.sqlite"]);
	expect(statSync(join(dataDir, "billet-doux.sqlite")).mode & 0o777).toBe(0o600);
	expect(readFileSync(backup)).toEqual(before);
});

it("takes the secret from secret.key, which may be there before", async () => {
	const { dataDir, restore } = target({});
	writeFileSync(join(dataDir, "secret.key"), right);
	await restore();
	expect(readdirSync(dataDir).toSorted()).toEqual(["billet-doux.sqlite", "secret.key"]);
});

it("reads the log of a copy that a running service left beside it", async () => {
	const file = alteredBackup((altered) => {
		const running = new DatabaseSync(altered);
		running.exec("pragma journal_mode = wal; pragma wal_autocheckpoint = 0");
		running.exec("insert into counter (day, hour, metric, label, count) values ('2027-02-14', 0, 'canary', '', 7)");
		for (const ending of ["", "-wal"]) copyFileSync(altered + ending, `${altered}.copy${ending}`);
		running.close();
	});
	const { dataDir, restore } = target();
	await restore(`${file}.copy`);
	const database = new DatabaseSync(join(dataDir, "billet-doux.sqlite"));
	expect(database.prepare("select count from counter where metric = 'canary'").get()).toEqual({ count: 7 });
	database.close();
});

it("refuses what cannot become the service's database, says why, and leaves the folder as it was", async () => {
	const notes = alteredBackup((file) => writeFileSync(file, "dear diary"));
	const other = alteredBackup((file) => rmSync(file));
	const others = new DatabaseSync(other);
	others.exec("create table recipe (title text)");
	others.close();
	const damaged = alteredBackup((file) => {
		const bytes = readFileSync(file);
		bytes.fill(0xff, 2 * 4096, 6 * 4096);
		writeFileSync(file, bytes);
	});
	const cutOff = alteredBackup((file) => writeFileSync(file, readFileSync(file).subarray(0, 20_000)));
	const newer = alteredBackup((file) => {
		const database = new DatabaseSync(file);
		database.exec("insert into kysely_migration (name, timestamp) values ('9999-later', '2030-01-01T00:00:00.000Z')");
		database.close();
	});
	const cases = [
		["/nowhere/last.sqlite", "There is no file"],
		[tmpdir(), "can't be read (EISDIR)"],
		[notes, "isn't a backup"],
		[other, "it isn't a Billet-doux database"],
		[damaged, "can't be restored"],
		[cutOff, "can't be restored"],
		[newer, "belongs to a later release of the service"],
	] as const;
	const { dataDir, restore } = target();
	for (const [file, words] of cases) {
		await expect(restore(file), words).rejects.toThrow(words);
		expect(readdirSync(dataDir), words).toEqual([]);
	}
});

it("refuses a folder that is not empty", async () => {
	const { dataDir, restore } = target();
	writeFileSync(join(dataDir, "billet-doux.sqlite"), "what was there");
	await expect(restore()).rejects.toThrow("is not empty: billet-doux.sqlite. Nothing was changed.");
	expect(readFileSync(join(dataDir, "billet-doux.sqlite"), "utf8")).toBe("what was there");
});

it("refuses a lost or wrong secret, and makes no new one", async () => {
	const lost = target({});
	await expect(lost.restore()).rejects.toThrow(`${join(lost.dataDir, "secret.key")} is not there`);
	const wrong = target({ APP_SECRET: "another secret, which is just as long as the right one" });
	await expect(wrong.restore()).rejects.toThrow("is not the one of this database");
	expect([lost, wrong].flatMap(({ dataDir }) => readdirSync(dataDir))).toEqual([]);
});
