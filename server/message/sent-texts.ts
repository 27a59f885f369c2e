import type { Queries } from "#server/database/engine.ts";
import type { NoteKeys } from "./note-keys.ts";

/** A recipient is not sent the same words again before. */
export const repeatedAfterMs = 24 * 60 * 60_000;

/** Between two ids, both excluded. */
interface IdRange {
	readonly after: string;
	readonly before: string;
}

/**
 * A note by which a recipient was sent these words, or is to be. Reads as many rows of the index of recipients as the
 * recipient was sent notes in the range: an allowance or two.
 */
export function sameWordsSent(queries: Queries, asked: Pick<NoteKeys, "recipient" | "text"> & IdRange) {
	return queries
		.selectFrom("message")
		.select("id")
		.where("recipient_key", "=", asked.recipient)
		.where("moderation_status", "=", "approved")
		.where("id", ">", asked.after)
		.where("id", "<", asked.before)
		.where("text_key", "=", asked.text)
		.limit(1);
}

/** The ids of notes that are too close to a moment (ms) to bring the same words. */
export function idsAround(moment: number): IdRange {
	return { after: firstIdOf(moment - repeatedAfterMs), before: firstIdOf(moment + repeatedAfterMs) };
}

/** Ids of notes for a moment (ms) or later are greater than this (UUIDv7: 48 bits of time come first). */
function firstIdOf(moment: number): string {
	const time = moment.toString(16).padStart(12, "0");
	return `${time.slice(0, 8)}-${time.slice(8)}`;
}
