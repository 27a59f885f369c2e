import type { RawBuilder } from "kysely";
import type { Clock } from "#server/clock.ts";
import type { BulkJobTable } from "#server/database/bulk-job-tables.ts";
import type { Database, Queries } from "#server/database/engine.ts";
import { after, leaseMs } from "#server/database/queue-now.ts";

interface Clocks {
	/** The time of day, for what people read. */
	readonly clock: Clock;
	/** The queue's. */
	readonly now: () => RawBuilder<number>;
}

/** What became of a note of a job; `sent_by_another_note` is one way to be skipped. */
type JobOutcome = "done" | "skipped" | "sent_by_another_note";

/** The jobs that are still to be worked off. Who works on one holds it by a lease, which each note renews. */
export function createBulkJobQueue(engine: Database["engine"], { clock, now }: Clocks) {
	return {
		/** Whether a job waits for somebody to work on it. */
		async isDue(queries: Queries): Promise<boolean> {
			return (await dueFirst(queries, now()).executeTakeFirst()) !== undefined;
		},

		/** Takes the job that has been due the longest, as it was; nobody else gets it before its lease ends. */
		async claim(queries: Queries): Promise<BulkJobTable | undefined> {
			const due = await dueFirst(queries, now())
				// SQLite has one writer at a time and needs no row locks.
				.$if(engine === "postgresql", (query) => query.forUpdate().skipLocked())
				.executeTakeFirst();
			if (due !== undefined) {
				await open(queries, due.id)
					.set({ state: "running", due_at: after(now(), leaseMs) })
					.execute();
			}
			return due;
		},

		/** Counts a note that was decided or left, and holds the job for another lease. */
		async count(queries: Queries, id: string, outcome: JobOutcome): Promise<void> {
			const counted = outcome === "sent_by_another_note" ? (["skipped", outcome] as const) : ([outcome] as const);
			await queries
				.updateTable("bulk_job")
				.set((row) => Object.fromEntries(counted.map((column) => [column, row(column, "+", 1)])))
				.set({ due_at: after(now(), leaseMs) })
				.where("id", "=", id)
				.execute();
		},

		/** Lets another process take a job at once. */
		async release(queries: Queries, id: string): Promise<void> {
			await open(queries, id).set({ due_at: now() }).execute();
		},

		/** Ends a job of which no note is left. */
		async finish(queries: Queries, id: string): Promise<void> {
			await open(queries, id)
				.set({ state: "done", ended_at: clock() })
				.where((row) => row.not(row.exists(row.selectFrom("bulk_job_note").select("job_id").where("job_id", "=", id))))
				.execute();
		},

		/** Ends a job and leaves what it has not decided. False: it has ended before. */
		async stop(queries: Queries, id: string, by: string): Promise<boolean> {
			const stopped = await open(queries, id)
				.set({ state: "stopped", ended_at: clock(), stopped_by: by })
				.returning("id")
				.execute();
			if (stopped.length > 0) await queries.deleteFrom("bulk_job_note").where("job_id", "=", id).execute();
			return stopped.length > 0;
		},
	};
}

function dueFirst(queries: Queries, now: RawBuilder<number>) {
	return queries
		.selectFrom("bulk_job")
		.selectAll()
		.where("ended_at", "is", null)
		.where("due_at", "<=", now)
		.orderBy("due_at")
		.limit(1);
}

function open(queries: Queries, id: string) {
	return queries.updateTable("bulk_job").where("id", "=", id).where("ended_at", "is", null);
}
