import type { ErasedKind } from "#contract/retention.ts";
import type { Queries } from "./engine.ts";

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
