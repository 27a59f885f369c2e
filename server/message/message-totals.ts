import { sql } from "kysely";
import type { MessageCounts } from "#contract/admin-messages.ts";
import type { Queries } from "#server/database/engine.ts";
import { prepare } from "#server/database/prepare.ts";
import type { MessageTable, MessageTotalTable } from "#server/database/schema.ts";
import { addToSum } from "#server/database/transaction-sums.ts";

type Status = MessageTable["moderation_status"];

/** How many messages stand where. Changed in the transaction of what it counts, so that it can never drift from it. */
export function createMessageTotals() {
	const addTo = prepare((queries, row: MessageTotalTable) =>
		queries
			.insertInto("message_total")
			.values({ moderation_status: row.moderation_status, count: row.count })
			.onConflict((conflict) =>
				conflict.column("moderation_status").doUpdateSet({ count: sql<number>`message_total.count + excluded.count` }),
			),
	);
	const add = (queries: Queries, status: Status, count: number) =>
		addToSum(queries, `message_total ${status}`, count, async (last, sum) => {
			await addTo(last, { moderation_status: status, count: sum });
		});

	return {
		/** Negative `count`: as many messages are gone. */
		add,

		/** One message moves. Always in the same order, so that two who move at once wait instead of blocking each other. */
		async move(queries: Queries, from: Status, to: Status): Promise<void> {
			const steps = [
				[from, -1],
				[to, 1],
			] as const;
			for (const [status, count] of steps.toSorted(([one], [other]) => one.localeCompare(other))) {
				await add(queries, status, count);
			}
		},

		async read(queries: Queries): Promise<MessageCounts> {
			const rows = await queries.selectFrom("message_total").selectAll().execute();
			const { reported } = await queries
				.selectFrom("message")
				.select(({ fn }) => fn.countAll().as("reported"))
				// A literal: only then does SQLite see that an index holds these alone.
				.where("moderation_status", "=", sql.lit("pending"))
				.where("reported_at", "is not", null)
				.executeTakeFirstOrThrow();
			const of = (status: Status) => rows.find((row) => row.moderation_status === status)?.count ?? 0;
			const [pending, approved, rejected] = [of("pending"), of("approved"), of("rejected")];
			return { total: pending + approved + rejected, pending, approved, rejected, reported: Number(reported) };
		},
	};
}

export type MessageTotals = ReturnType<typeof createMessageTotals>;
