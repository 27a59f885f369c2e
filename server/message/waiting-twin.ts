import type { Queries } from "#server/database/engine.ts";

/** The same note, found by its `text_key`, that waits for a judgement. */
export function waitingTwin(queries: Queries, textKey: string) {
	return queries
		.selectFrom("message")
		.select("id")
		.where("text_key", "=", textKey)
		.where("moderation_status", "=", "pending")
		.limit(1);
}
