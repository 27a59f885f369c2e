import type { AdvisoryLock } from "#server/database/advisory-lock.ts";
import type { Queries } from "#server/database/engine.ts";
import type { MessageTable } from "#server/database/schema.ts";
import { alreadyDecided } from "./review-conflict.ts";
import type { ReviewStore } from "./review-store.ts";
import { repeatedAfterMs } from "./sent-texts.ts";

/** Keeps whoever approves a note from sending its recipient the same words twice (decisions/0074). */
export function createSameWords(reviews: Pick<ReviewStore, "find">, lock: AdvisoryLock) {
	return {
		/**
		 * Until the commit nobody else sends these words to this recipient, or approves them. Before the note is held, as a
		 * submission does it: so nobody waits in a circle.
		 */
		async hold(queries: Queries, id: string): Promise<void> {
			const row = await reviews.find(queries, id);
			if (row !== undefined) await lock(queries, row.text_key, "alone");
		},

		/**
		 * One that was reported is only shown again, to whom it was sent.
		 * @throws {ExpectedError} `conflict` when another note with the same words was sent, or is to be, around the same time.
		 */
		async refuse(queries: Queries, row: MessageTable, now: number): Promise<void> {
			if (row.reported_at !== null) return;
			const others = await sentOf(queries, row);
			const own = { ...row, decided_at: now };
			if (others.some((other) => isAround(own, other))) throw alreadyDecided(row, "sent_by_another_note");
		},
	};
}

type Timed = Pick<MessageTable, "created_at" | "scheduled_for" | "decided_at">;

/** Other notes that brought this recipient these words, or will, reported ones included. */
function sentOf(queries: Queries, { id, recipient_key, text_key }: MessageTable): Promise<readonly Timed[]> {
	return queries
		.selectFrom("message")
		.select(["created_at", "scheduled_for", "decided_at"])
		.where("recipient_key", "=", recipient_key)
		.where("text_key", "=", text_key)
		.where("id", "!=", id)
		.where((row) => row.or([row("moderation_status", "=", "approved"), row("reported_at", "is not", null)]))
		.execute();
}

/** Whether two notes were meant for moments less than a day apart, or reach their recipient so: a person may decide days later. */
function isAround(one: Timed, other: Timed): boolean {
	const apart = (momentFor: (note: Timed) => number) => Math.abs(momentFor(one) - momentFor(other));
	return apart(meantFor) < repeatedAfterMs || apart(arrivalOf) < repeatedAfterMs;
}

function meantFor({ created_at, scheduled_for }: Timed): number {
	return scheduled_for ?? created_at;
}

function arrivalOf(note: Timed): number {
	return Math.max(meantFor(note), note.decided_at ?? 0);
}
