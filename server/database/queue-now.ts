import { type RawBuilder, sql } from "kysely";
import type { Database, Queries } from "./engine.ts";

/** For how long a claim holds. What a crashed process held is taken up after it; a live one renews in time. */
export const leaseMs = 20_000;

/**
 * The time by which what is queued is due and leases end, as SQL, in milliseconds. PostgreSQL's own clock decides for all its
 * nodes, however wrong theirs are; SQLite has none, and takes the moment that is given.
 */
export function queueNow(engine: Database["engine"], given: number): RawBuilder<number> {
	// Stable within a statement, so that an index can be searched by it; `clock_timestamp()` is not.
	if (engine === "postgresql") return sql<number>`(extract(epoch from statement_timestamp()) * 1000)::bigint`;
	return sql<number>`${given}`;
}

/** A moment of the queue so many milliseconds later. */
export function after(moment: RawBuilder<number>, ms: number): RawBuilder<number> {
	return sql<number>`${moment} + ${ms}`;
}

/** What the queue's clock says, in milliseconds. */
export async function readQueueNow(queries: Queries, now: RawBuilder<number>): Promise<number> {
	const { rows } = await sql<{ readonly now: number | string }>`select ${now} as now`.execute(queries);
	return Number(rows[0]?.now);
}
