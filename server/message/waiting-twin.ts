import { sql } from "kysely";
import type { Queries } from "#server/database/engine.ts";

/** The same note, found by its `text_key`, that waits for a judgement. */
export function waitingTwin(queries: Queries, textKey: string) {
	return (
		queries
			.selectFrom("message")
			.select("id")
			.where("text_key", "=", textKey)
			// A literal: only then does SQLite see that the index of waiting notes holds the answer.
			.where("moderation_status", "=", sql.lit("pending"))
			.limit(1)
	);
}
