import { setImmediate as nextTurn } from "node:timers/promises";
import type { Kysely, Transaction } from "kysely";
import type { Tables } from "./schema.ts";

type Work<T> = (queries: Transaction<Tables>) => Promise<T>;

interface Job {
	/** Does the work and returns how to report its success, once that is durable. */
	readonly run: (transaction: Transaction<Tables>) => Promise<() => void>;
	readonly fail: (error: unknown) => void;
}

/** Bounds how long the first of a group waits for the last. */
const maxGroupSize = 64;

/**
 * Commits writes that wait at the same time together: one flush to disk serves all of them, and each is
 * reported done only after it. When one of them fails, the group is undone and each runs again by itself,
 * so that a failure harms nobody else.
 */
export function createGroupCommit(kysely: Kysely<Tables>) {
	const waiting: Job[] = [];
	let draining = false;

	async function drain(): Promise<void> {
		draining = true;
		while (waiting.length > 0) {
			// SQLite answers at once, so without this turn a write would end before the next request is even read.
			await nextTurn();
			await commitGroup(waiting.splice(0, maxGroupSize));
		}
		draining = false;
	}

	async function commitGroup(group: readonly Job[]): Promise<void> {
		try {
			const reports = await kysely.transaction().execute(async (transaction) => {
				const done: (() => void)[] = [];
				for (const job of group) done.push(await job.run(transaction));
				return done;
			});
			for (const report of reports) report();
		} catch (error) {
			if (group.length === 1) for (const job of group) job.fail(error);
			else for (const job of group) await commitGroup([job]);
		}
	}

	return <T>(work: Work<T>): Promise<T> =>
		new Promise((resolve, reject) => {
			waiting.push({
				async run(transaction) {
					const value = await work(transaction);
					return () => resolve(value);
				},
				fail: reject,
			});
			if (!draining) void drain();
		});
}
