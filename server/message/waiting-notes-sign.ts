import { sql } from "kysely";
import { findWaitingNotes } from "#contract/health-rules.ts";
import type { Clock } from "#server/clock.ts";
import type { Queries } from "#server/database/engine.ts";
import { healthSign } from "#server/database/health-sign.ts";
import type { MessageTotals } from "./message-totals.ts";

/** Whether notes wait too long for a person. */
export function waitingNotesSign(totals: MessageTotals, clock: Clock) {
	return healthSign({
		sign: "waiting_notes",
		view: "service",
		async read(queries) {
			const { pending } = await totals.read(queries);
			return findWaitingNotes(pending, pending === 0 ? undefined : await oldestWait(queries), clock());
		},
	});
}

/** Since when the one waits that has waited the longest: a reported note since it was reported. */
export async function oldestWait(queries: Queries): Promise<number | undefined> {
	const { since } = await queries
		.selectFrom("message")
		.select(({ fn }) => fn.min("waiting_since").as("since"))
		.where("moderation_status", "=", sql.lit("pending"))
		.executeTakeFirstOrThrow();
	return since === null ? undefined : Number(since);
}
