import { type RawBuilder, sql } from "kysely";
import type { Queries } from "#server/database/engine.ts";
import type { DeliveryTable } from "#server/database/schema.ts";
import type { Position } from "#server/http/cursor.ts";
import { after, leaseMs } from "./queue-now.ts";

/** What administrators ask of the outbox, and may change in it. */
export const deliveryReview = {
	/** E-mails whose last attempt failed, the latest first, from the one after `after`. */
	failures(queries: Queries, after: Position | undefined, limit: number) {
		return (
			queries
				.selectFrom("delivery")
				.select(["id", "source_id", "state", "attempts", "last_code", "due_at", "queued_at", "settled_at"])
				// Sent ones have none: the code of an attempt that failed goes when a later one succeeds.
				.where("last_code", "is not", null)
				.$narrowType<{ state: Exclude<DeliveryTable["state"], "sent"> }>()
				.$if(after !== undefined, (query) =>
					query.where((row) => row(row.refTuple("queued_at", "id"), "<", row.tuple(after?.at ?? 0, after?.id ?? ""))),
				)
				.orderBy("queued_at", "desc")
				.orderBy("id", "desc")
				.limit(limit)
				.execute()
		);
	},

	/**
	 * Makes a waiting e-mail due now. One that is due within two leases stays as it is: it may be held by a send
	 * under way, which another beside it would double; it is tried by itself before long. `now` is `queueNow`'s.
	 * `settled`: there is nothing left to send.
	 */
	async retryNow(queries: Queries, id: string, now: RawBuilder<number>): Promise<"retried" | "settled" | "not_found"> {
		await queries
			.updateTable("delivery")
			.set({ due_at: now })
			.where("id", "=", id)
			.where("state", "=", "queued")
			.where("last_code", "is not", null)
			.where("due_at", ">", after(now, 2 * leaseMs))
			.execute();
		const row = await queries.selectFrom("delivery").select("state").where("id", "=", id).executeTakeFirst();
		if (row === undefined) return "not_found";
		return row.state === "queued" ? "retried" : "settled";
	},

	/** How many e-mails are still to be sent, and of how many of them the last attempt failed. */
	async countWaiting(queries: Queries): Promise<{ readonly waiting: number; readonly failing: number }> {
		const row = await queries
			.selectFrom("delivery")
			.select([sql<number>`count(*)`.as("waiting"), sql<number>`count(last_code)`.as("failing")])
			.where("state", "=", "queued")
			.executeTakeFirstOrThrow();
		return { waiting: Number(row.waiting), failing: Number(row.failing) };
	},
};
