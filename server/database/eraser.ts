import { sql } from "kysely";
import { type ErasedKind, retention } from "#contract/retention.ts";
import type { Queries } from "./engine.ts";
import type { Tables } from "./schema.ts";

/** Erases rows of one kind that have been kept for long enough: a range of an index, a part of it at a time. */
export interface RowEraser {
	readonly name: ErasedKind;
	/**
	 * Erases at most `limit` of what is old enough at `now` (ms), in the caller's transaction, and gives how many those
	 * were; fewer than `limit` means that no more is due.
	 */
	eraseOlder(queries: Queries, now: number, limit: number): Promise<number>;
}

/** The same for files, which no transaction holds: all of them, since they are few. */
export interface FileEraser {
	readonly name: ErasedKind;
	eraseOlderFiles(now: number): Promise<number>;
}

export type Eraser = RowEraser | FileEraser;

const dayMs = 86_400_000;

/** What is older than so many days. */
export function daysBefore(now: number, days: number): number {
	return now - days * dayMs;
}

/** Rows found by an `id` whose age an indexed column tells, the oldest first. */
export function eraserByAge<Table extends "audit_entry" | "bulk_job" | "webhook_delivery">(
	name: ErasedKind,
	table: Table,
	column: keyof Tables[Table] & string,
): RowEraser {
	return {
		name,
		async eraseOlder(queries, now, limit) {
			const before = daysBefore(now, retention[name].days);
			const [rows, age] = [sql.table(table), sql.ref(column)];
			const { numAffectedRows = 0n } = await sql`delete from ${rows} where id in
				(select id from ${rows} where ${age} < ${before} order by ${age} limit ${limit})`.execute(queries);
			return Number(numAffectedRows);
		},
	};
}
