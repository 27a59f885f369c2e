import type { Queries } from "./engine.ts";

/** Adds to one row. */
type Add = (queries: Queries, count: number) => Promise<void>;

/** What one piece of work adds to rows that many transactions change, by the name of the row. */
type Sums = Map<string, { count: number; readonly add: Add }>;

const collected = new WeakMap<Queries, Sums>();

/**
 * Adds to a row that many transactions change at once, such as a total. A transaction does it last, and once for all pieces of
 * work in it: on PostgreSQL whoever changes a row holds it until the commit has reached the disk, and on either engine a
 * group of notes counts the same things.
 */
export async function addToSum(queries: Queries, row: string, count: number, add: Add): Promise<void> {
	const sums = collected.get(queries);
	if (sums === undefined) return add(queries, count);
	const sum = sums.get(row);
	if (sum === undefined) sums.set(row, { count, add });
	else sum.count += count;
}

/** Keeps back what a piece of work adds by these queries, until `writeSums`; forgets what was kept back so far. */
export function collectSums(queries: Queries): void {
	collected.set(queries, new Map());
}

/** Writes what was kept back. Always in the same order, so that two transactions wait for each other instead of blocking. */
export async function writeSums(queries: Queries, from: readonly Queries[]): Promise<void> {
	const all: Sums = new Map();
	for (const [row, { count, add }] of from.flatMap((part) => [...(collected.get(part) ?? [])])) {
		all.set(row, { count: (all.get(row)?.count ?? 0) + count, add });
	}
	const inOrder = [...all].toSorted(([one], [other]) => (one < other ? -1 : 1));
	for (const [, { count, add }] of inOrder) if (count !== 0) await add(queries, count);
}
