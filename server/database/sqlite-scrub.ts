import { type Kysely, sql } from "kysely";
import { sleep } from "#server/clock.ts";
import type { Log } from "#server/log.ts";
import type { Tables } from "./schema.ts";
import { isLocked } from "./sqlite-faults.ts";

/** Up to this size the file is written anew in a fraction of a second, for which nothing else is done. */
const maxCompactedBytes = 16 * 1024 * 1024;
/** Other processes may be reading what stands in the log. */
const tries = 5;

/**
 * Carries the write-ahead log over and empties it: it holds what was written before it was erased. What is erased in the
 * file is zeros by then (`secure_delete`), but for copies that a page keeps in its unused part when it is split or
 * joined: about one row in a thousand. Writing a small file anew leaves these behind, too.
 */
export async function scrubSqlite(
	writer: Kysely<Tables>,
	{ compact }: { readonly compact: boolean },
	log: Log,
): Promise<void> {
	if (compact && (await sizeOf(writer)) <= maxCompactedBytes) await unlessLocked(() => sql`vacuum`.execute(writer));
	for (let attempt = 1; attempt <= tries; attempt++) {
		const { rows } = await sql<{ readonly busy: number }>`pragma wal_checkpoint(truncate)`.execute(writer);
		if (rows[0]?.busy === 0) return;
		await sleep(50 * attempt);
	}
	log.warn(
		{},
		"the write-ahead log could not be emptied: another program reads the database; it is tried again in an hour",
	);
}

async function sizeOf(writer: Kysely<Tables>): Promise<number> {
	const { rows } = await sql<{
		readonly bytes: number;
	}>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`.execute(writer);
	return rows[0]?.bytes ?? 0;
}

/** Another process writes: the next time will do. */
async function unlessLocked(work: () => Promise<unknown>): Promise<void> {
	try {
		await work();
	} catch (error) {
		if (!isLocked(error)) throw error;
	}
}
