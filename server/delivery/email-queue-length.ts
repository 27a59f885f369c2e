import { type RawBuilder, sql } from "kysely";
import { countedAtMost } from "#contract/health-rules.ts";
import type { Queries } from "#server/database/engine.ts";
import { type QueueLength, queueFound } from "#server/database/queue-length.ts";

/** E-mails that are to be tried, now or later. `now` is `queueNow`'s. */
export function emailQueueLength(now: () => RawBuilder<number>): QueueLength {
	return {
		queue: "emails",
		read: async (queries) => queueFound(await readEmailQueue(queries, now())),
	};
}

/** How many e-mails are to be tried, `countedAtMost` for as many and more, when the first is due, and what the clock says. */
export function readEmailQueue(queries: Queries, now: RawBuilder<number>) {
	const first = queries.selectFrom("delivery").select("due_at").where("state", "=", "queued").orderBy("due_at");
	return queries
		.selectFrom(first.limit(countedAtMost).as("queued"))
		.select(({ fn }) => [fn.countAll().as("count"), fn.min("due_at").as("first_due"), sql<number>`${now}`.as("at")])
		.executeTakeFirstOrThrow();
}
