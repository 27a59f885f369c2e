import { createDoubt } from "#moderation/doubt.ts";
import { readingsOf } from "#moderation/model/readings.ts";
import { moderate } from "#moderation/moderate.ts";
import type { Verdict } from "#moderation/verdict.ts";
import type { Doubt, ModerationEngine } from "./judge.ts";

/** Our own moderator, which leaves the least sure share of notes (0 to `maxHeldShare`) to a person. */
export function holdDoubtful(share: number): ModerationEngine {
	const isDoubtful = createDoubt(share);
	return (text) => {
		const verdict = moderate(text);
		return isDoubtful(verdict) ? doubtOf(verdict, text) : verdict;
	};
}

/** A verdict of ours that is left to a person. */
export function doubtOf(verdict: Verdict, text: string): Doubt {
	return { doubted: verdict, readings: readingsOf(text, verdict) };
}
