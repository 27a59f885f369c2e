import { stat, statfs } from "node:fs/promises";
import { type Backups, findBackup, findDisk } from "#contract/health-rules.ts";
import type { Clock } from "#server/clock.ts";
import { healthSign } from "#server/database/health-sign.ts";

/** Whether there is room in the data folder. It does not exist with PostgreSQL and a given secret. */
export function diskSign(dataDir: string) {
	return healthSign({
		sign: "disk",
		view: "machine",
		async read() {
			const room = await statfs(dataDir).catch(() => undefined);
			return findDisk(room && { freeBytes: room.bavail * room.bsize, totalBytes: room.blocks * room.bsize });
		},
	});
}

/** Whether the last backup is recent enough. */
export function backupSign(backups: Backups, clock: Clock) {
	return healthSign({
		sign: "backup",
		view: "machine",
		async read() {
			const file = backups.marker === undefined ? undefined : await stat(backups.marker).catch(() => undefined);
			return findBackup(backups, file?.mtimeMs === undefined ? undefined : Math.round(file.mtimeMs), clock());
		},
	});
}
