import type { RawBuilder } from "kysely";
import { restoredCode } from "#contract/restored-code.ts";
import type { Queries } from "#server/database/engine.ts";

/** The latest moment that a date can be, in milliseconds: it never comes. */
const never = 8_640_000_000_000_000;

/** E-mails that are on hold by their ids; `all` of them. */
export type OnHoldIds = readonly string[] | "all";

/**
 * E-mails that may have been sent since the database was copied. They stay in the queue, and nobody claims them until
 * somebody who can know says what becomes of them (decisions/0080).
 */
export const onHold = {
	/** Puts on hold all that waits, as if one more attempt had been begun: its sender cannot take it back. How many. */
	async holdAll(queries: Queries): Promise<number> {
		const { numUpdatedRows } = await queries
			.updateTable("delivery")
			.set((row) => ({ due_at: never, last_code: restoredCode, attempts: row("attempts", "+", 1) }))
			.where("state", "=", "queued")
			.executeTakeFirst();
		return Number(numUpdatedRows);
	},

	/** What is on hold, the oldest first. */
	list(queries: Queries) {
		return queries
			.selectFrom("delivery")
			.select(["id", "source_id", "queued_at"])
			.where("state", "=", "queued")
			.where("due_at", "=", never)
			.orderBy("queued_at")
			.orderBy("id")
			.execute();
	},

	/** Lets them be sent. `now` is `queueNow`'s. How many. */
	async send(queries: Queries, ids: OnHoldIds, now: RawBuilder<number>): Promise<number> {
		const { numUpdatedRows } = await held(queries, ids).set({ due_at: now }).executeTakeFirst();
		return Number(numUpdatedRows);
	},

	/** Takes them as sent, and erases what they said. `now` is `queueNow`'s, `at` the time of day. How many. */
	async markSent(queries: Queries, ids: OnHoldIds, now: RawBuilder<number>, at: number): Promise<number> {
		const sent = {
			state: "sent",
			settled_at: at,
			last_code: null,
			envelope_sealed: null,
			domain_sealed: null,
		} as const;
		const { numUpdatedRows } = await held(queries, ids)
			.set({ ...sent, due_at: now })
			.executeTakeFirst();
		return Number(numUpdatedRows);
	},
};

function held(queries: Queries, ids: OnHoldIds) {
	return queries
		.updateTable("delivery")
		.where("state", "=", "queued")
		.where("due_at", "=", never)
		.$if(ids !== "all", (query) => query.where("id", "in", ids === "all" ? [] : ids));
}
