import { statSync } from "node:fs";
import { unlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Log } from "#server/log.ts";
import { FilesChanged } from "./sqlite-faults.ts";

/** More than a note needs in the log and, when that is carried over, in the file. */
const roomBytes = 256 * 1024;

/** Watches the files of an open SQLite database, whose connections go on with a file that has no name any more. */
export function watchSqliteFiles(file: string, log: Log) {
	// The file and its log hold what is acknowledged; the shared memory is how other processes learn of it.
	const opened = ["", "-wal", "-shm"].map((ending) => ({ path: file + ending, identity: identityOf(file + ending) }));
	const probe = join(dirname(file), `.room-${process.pid}`);
	let areSame = true;

	return {
		/** @throws {FilesChanged} when a file was deleted or replaced: what is written now would be lost. */
		assertSame(): void {
			const before = areSame;
			areSame = opened.every(({ path, identity }) => identityOf(path) === identity);
			if (before && !areSame) log.error({}, filesChanged);
			if (!before && areSame) log.info({}, "the database file is back: notes are taken again");
			if (!areSame) throw new FilesChanged("a database file was deleted or replaced");
		},

		/** @throws when the disk has no room for a note. Writes a file and deletes it: quotas and reserves count, too. */
		async assertRoom(): Promise<void> {
			try {
				await writeFile(probe, Buffer.alloc(roomBytes), { mode: 0o600 });
			} finally {
				await unlink(probe).catch(() => {});
			}
		},
	};
}

const filesChanged =
	"the database file, or its -wal or -shm file, was deleted or replaced while the service runs: no note is taken. " +
	"Move the very same file back, or stop the service, restore the last backup (docs/backup.md) and start the service";

function identityOf(path: string): string | undefined {
	const status = statSync(path, { throwIfNoEntry: false });
	return status && `${status.dev}:${status.ino}`;
}
