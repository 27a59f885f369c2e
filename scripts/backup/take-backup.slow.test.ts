import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { expect, it, onTestFinished } from "vitest";
import { mountSmallDisk } from "#tests/small-disk.ts";
import { takeBackup } from "./take-backup.ts";

const run = promisify(execFile);
const now = new Date("2027-02-14T08:30:00Z");

/** A data folder whose database has a megabyte in it, and a folder for backups. */
function installation() {
	const root = mkdtempSync(join(tmpdir(), "billet-doux-backup-"));
	onTestFinished(() => rmSync(root, { recursive: true, force: true }));
	const database = new DatabaseSync(join(root, "billet-doux.sqlite"));
	database.exec("pragma journal_mode = wal; create table message (id text primary key, text_sealed text)");
	database.exec("create table delivery (id text primary key)");
	database.exec("insert into message values ('1', hex(randomblob(500000)))");
	onTestFinished(() => database.close());
	const folder = mkdtempSync(join(root, "backups-"));
	return { root, folder, database, to: (target: string) => takeBackup({ dataDir: root, target, now }) };
}

function rowsOf(file: string): number {
	const database = new DatabaseSync(file, { readOnly: true });
	const row = database.prepare("select count(*) as n from message").get();
	database.close();
	return Number(row?.n);
}

it("names a backup by its time, for its owner alone, and leaves nothing else", () => {
	const { folder, to } = installation();
	expect(to(folder)).toBe(join(folder, "billet-doux-2027-02-14T08-30-00Z.sqlite"));
	expect(readdirSync(folder)).toEqual(["billet-doux-2027-02-14T08-30-00Z.sqlite"]);
	expect(statSync(to(folder)).mode & 0o777).toBe(0o600);
});

it("replaces the backup of that name when the new one is complete", () => {
	const { folder, database, to } = installation();
	const file = join(folder, "last.sqlite");
	to(file);
	database.exec("insert into message values ('2', 'x')");
	expect([to(file), rowsOf(file), readdirSync(folder)]).toEqual([file, 2, ["last.sqlite"]]);
});

it("keeps no byte of what was erased", () => {
	const { folder, database, to } = installation();
	database.exec("pragma secure_delete = off; insert into message values ('3', 'canary-of-an-erased-note')");
	database.exec("delete from message where id = '3'; pragma wal_checkpoint(truncate)");
	const data = readFileSync(join(folder, "..", "billet-doux.sqlite"));
	expect(data.includes("canary-of-an-erased-note"), "it is in the database's own file").toBe(true);
	expect(readFileSync(to(folder)).includes("canary-of-an-erased-note")).toBe(false);
});

it("says what is wrong with the place, and changes nothing", () => {
	const { root, folder, to } = installation();
	const letter = join(folder, "letter.txt");
	writeFileSync(letter, "dear landlord");
	const bookmarks = join(folder, "bookmarks.sqlite");
	const others = new DatabaseSync(bookmarks);
	others.exec("create table bookmark (url text)");
	others.close();
	const before = readFileSync(join(root, "billet-doux.sqlite"));
	expect(() => to(join(root, "none", "last.sqlite"))).toThrow("There is no folder");
	expect(() => to(letter)).toThrow("already exists and isn't a backup");
	expect(() => to(bookmarks)).toThrow("already exists and isn't a backup");
	writeFileSync(join(folder, "copied.sqlite-wal"), "of a copy that was made by hand");
	expect(() => to(join(folder, "copied.sqlite"))).toThrow("the log of another copy");
	expect(() => to(join(letter, "last.sqlite"))).toThrow("There is no folder");
	expect(() => to(join(root, "billet-doux.sqlite"))).toThrow("is the name of the database itself");
	expect(() => to(join(root, "billet-doux.sqlite-wal"))).toThrow("is the name of the database itself");
	expect(() => takeBackup({ dataDir: folder, target: root, now })).toThrow("There is no database in");
	expect(readFileSync(letter, "utf8")).toBe("dear landlord");
	expect(readFileSync(join(root, "billet-doux.sqlite"))).toEqual(before);
	expect(readdirSync(folder).toSorted()).toEqual(["bookmarks.sqlite", "copied.sqlite-wal", "letter.txt"]);
});

it("makes no backup of a damaged database, and leaves the last one", () => {
	const { root, folder, to } = installation();
	const file = join(folder, "last.sqlite");
	to(file);
	const good = readFileSync(file);
	const damaged = mkdtempSync(join(root, "damaged-"));
	const bytes = Buffer.from(good);
	bytes.fill(0xff, 4096, 3 * 4096);
	writeFileSync(join(damaged, "billet-doux.sqlite"), bytes);
	expect(() => takeBackup({ dataDir: damaged, target: file, now })).toThrow(/damage/);
	expect(readFileSync(file)).toEqual(good);
	expect(readdirSync(folder)).toEqual(["last.sqlite"]);
});

const disk = mountSmallDisk(1);
it.skipIf(disk === undefined)("says that the disk is full, and leaves nothing on it", () => {
	const { database, to } = installation();
	if (disk === undefined) return;
	onTestFinished(() => disk.remove());
	database.exec("insert into message values ('4', hex(randomblob(1000000)))");
	expect(() => to(disk.dir)).toThrow(`The disk of ${disk.dir} is full`);
	expect(readdirSync(disk.dir)).toEqual([]);
});

it("tells by exit code and marker whether there is a backup, and names the secret that is not in it", async () => {
	const { root, folder } = installation();
	const marker = join(root, "done");
	const backup = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
		run(process.execPath, ["scripts/backup.ts", ...args], {
			env: { ...process.env, DATA_DIR: root, BACKUP_MARKER: marker, ...env },
		}).then(
			({ stdout }) => ({ code: 0, words: stdout }),
			({ code, stderr }) => ({ code, words: stderr }),
		);
	expect(await backup([])).toMatchObject({ code: 2 });
	const secret = "thirty-two characters or more it has";
	const onPostgres = { DATABASE_URL: "postgres://localhost/letters", APP_SECRET: secret };
	expect(await backup([folder], onPostgres)).toMatchObject({ code: 1, words: expect.stringContaining("pg_dump") });
	expect(await backup([join(root, "none", "x")])).toMatchObject({ code: 1 });
	expect(existsSync(marker)).toBe(false);
	writeFileSync(join(folder, "secret.key"), secret);
	const { code, words } = await backup([join(folder, "last.sqlite")]);
	expect([code, existsSync(marker), rowsOf(join(folder, "last.sqlite"))]).toEqual([0, true, 1]);
	expect(words).toMatch(/secret\.key\) is not in the backup.*There is a secret\.key in/s);
	const nowhere = { BACKUP_MARKER: join(root, "none", "done") };
	expect(await backup([folder], nowhere)).toMatchObject({ code: 1, words: expect.stringContaining("BACKUP_MARKER") });
});
