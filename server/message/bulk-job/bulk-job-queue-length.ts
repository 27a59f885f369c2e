import { type RawBuilder, sql } from "kysely";
import { countedAtMost } from "#contract/health-rules.ts";
import { type QueueLength, queueFound } from "#server/database/queue-length.ts";

/** Notes that bulk jobs are still to decide, and when the first of these jobs was due. `now` is `queueNow`'s. */
export function bulkJobQueueLength(now: () => RawBuilder<number>): QueueLength {
	return {
		queue: "bulk_job_notes",
		async read(queries) {
			const notes = queries.selectFrom("bulk_job_note").select("version").limit(countedAtMost);
			const { count } = await queries
				.selectFrom(notes.as("undecided"))
				.select(({ fn }) => fn.countAll().as("count"))
				.executeTakeFirstOrThrow();
			const jobs = await queries
				.selectFrom("bulk_job")
				.select(({ fn }) => [fn.min("due_at").as("first_due"), sql<number>`${now()}`.as("at")])
				.where("ended_at", "is", null)
				.executeTakeFirstOrThrow();
			return queueFound({ count: Number(count), ...jobs });
		},
	};
}
