import type { Queries } from "#server/database/engine.ts";
import { prepare } from "#server/database/prepare.ts";
import type { NoteKeys } from "./note-keys.ts";

/** A recipient is not sent the same words again before. */
export const repeatedAfterMs = 24 * 60 * 60_000;

/** Which words a recipient was sent. */
export function createSentTexts() {
	const find = prepareFind();
	return {
		/** Whether the recipient was sent the same words, or is to be, less than `ms` before a moment or after it. */
		async wasSentAround(queries: Queries, keys: NoteKeys, moment: number, ms: number): Promise<boolean> {
			const { rows } = await find(queries, {
				recipient_key: keys.recipient,
				text_key: keys.text,
				after: firstIdOf(moment - ms),
				before: firstIdOf(moment + ms),
			});
			return rows.length > 0;
		},
	};
}

/** Reads as many rows of the index of recipients as the recipient was sent notes in the time: an allowance or two. */
function prepareFind() {
	return prepare((queries, asked: { recipient_key: string; text_key: string; after: string; before: string }) =>
		queries
			.selectFrom("message")
			.select("id")
			.where("recipient_key", "=", asked.recipient_key)
			.where("moderation_status", "=", "approved")
			.where("id", ">", asked.after)
			.where("id", "<", asked.before)
			.where("text_key", "=", asked.text_key)
			.limit(1),
	);
}

/** Ids of notes for a moment (ms) or later are greater than this (UUIDv7: 48 bits of time come first). */
function firstIdOf(moment: number): string {
	const time = moment.toString(16).padStart(12, "0");
	return `${time.slice(0, 8)}-${time.slice(8)}`;
}
