import { type RawBuilder, sql } from "kysely";
import { countedAtMost } from "#contract/health-rules.ts";
import { type QueueLength, queueFound } from "#server/database/queue-length.ts";

/** Events that are to be posted, now or later. `now` is `queueNow`'s. */
export function webhookQueueLength(now: () => RawBuilder<number>): QueueLength {
	return {
		queue: "webhooks",
		async read(queries) {
			// A literal: only then does SQLite see that an index holds these alone.
			const queued = queries.selectFrom("webhook_delivery").select("due_at").where("state", "=", sql.lit("queued"));
			const row = await queries
				.selectFrom(queued.limit(countedAtMost).as("queued"))
				.select(({ fn }) => [
					fn.countAll().as("count"),
					fn.min("due_at").as("first_due"),
					sql<number>`${now()}`.as("at"),
				])
				.executeTakeFirstOrThrow();
			return queueFound(row);
		},
	};
}
