import { mkdtempSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const inMemory = "/dev/shm";
/** More than all tests that run at once write. */
const roomBytes = 2 ** 30;

/**
 * An empty folder for what is thrown away after the test; in memory where the system has room there, since a disk makes
 * SQLite wait some milliseconds for every commit. The caller removes it.
 */
export function scratchFolder(): string {
	return mkdtempSync(join(hasRoom(inMemory) ? inMemory : tmpdir(), "billet-doux-test-"));
}

function hasRoom(folder: string): boolean {
	try {
		const { bavail, bsize } = statfsSync(folder);
		return bavail * bsize > roomBytes;
	} catch {
		return false;
	}
}
