import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sleep } from "#server/clock.ts";
import { isLocked } from "#server/database/sqlite-faults.ts";

/** Longer than any transaction of a service takes, also on a slow and busy machine. */
const patienceMs = 60_000;

/**
 * Tries again while a service is writing. Waiting inside SQLite instead would keep a service in this process from ever
 * ending its transaction.
 */
async function whenFree<T>(work: () => T): Promise<T> {
	const begun = performance.now();
	for (;;) {
		try {
			return work();
		} catch (error) {
			if (!isLocked(error) || performance.now() - begun > patienceMs) throw error;
		}
		await sleep(10);
	}
}

const open = (dataDir: string) => new DatabaseSync(join(dataDir, "billet-doux.sqlite"), { timeout: 0 });

/** Runs SQL on a service's SQLite database beside the service; gives the rows. */
export async function querySqliteBeside(sql: string, dataDir: string) {
	const database = open(dataDir);
	try {
		return await whenFree(() => database.prepare(sql).all());
	} finally {
		database.close();
	}
}

/** Holds a service's SQLite database against every writer, as another process would; what it resolves to lets go. */
export async function lockSqlite({ dataDir }: { readonly dataDir: string }): Promise<() => void> {
	const other = open(dataDir);
	await whenFree(() => other.exec("begin exclusive"));
	return () => {
		other.exec("rollback");
		other.close();
	};
}
