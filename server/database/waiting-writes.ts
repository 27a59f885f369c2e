import type { Transaction } from "kysely";
import type { Tables } from "./schema.ts";

/** What a caller wants to be done in a transaction. */
export type Work<T> = (queries: Transaction<Tables>) => Promise<T>;

/** A write that waits for its turn. */
export interface Job {
	/** Does the work and returns how to report its success, once that is durable. */
	readonly run: Work<() => void>;
	readonly fail: (error: unknown) => void;
	/** By `performance.now()`: whoever has not had the lock by then gets none any more. */
	readonly deadline: number;
	/** One of its group has failed by itself, so its neighbours are kept from it. */
	readonly isApart: boolean;
}

/** Writes in the order in which they came. Each has `waitMs` from its arrival. */
export function createWaitingWrites(waitMs: number) {
	let jobs: readonly Job[] = [];

	return {
		count: () => jobs.length,

		add<T>(work: Work<T>, where: "first" | "last"): Promise<T> {
			return new Promise((resolve, reject) => {
				const job: Job = {
					async run(transaction) {
						const value = await work(transaction);
						return () => resolve(value);
					},
					fail: reject,
					deadline: performance.now() + waitMs,
					isApart: false,
				};
				jobs = where === "first" ? [job, ...jobs] : [...jobs, job];
			});
		},

		take(limit: number): readonly Job[] {
			const taken = jobs.slice(0, limit);
			jobs = jobs.slice(limit);
			return taken;
		},

		putBack(group: readonly Job[]): void {
			jobs = [...group, ...jobs];
		},

		/** Fails whoever has waited for too long. */
		failLate(error: unknown): void {
			const now = performance.now();
			const late = jobs.filter(({ deadline }) => deadline <= now);
			if (late.length === 0) return;
			jobs = jobs.filter(({ deadline }) => deadline > now);
			for (const job of late) job.fail(error);
		},
	};
}
