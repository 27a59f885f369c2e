import { createDoubt } from "#moderation/doubt.ts";
import { moderate, moderateByRules } from "#moderation/moderate.ts";
import type { LlmSettings } from "#server/config.ts";
import type { Log } from "#server/log.ts";
import { doubtOf } from "./hold-doubtful.ts";
import type { ModerationEngine } from "./judge.ts";
import type { LlmJudge } from "./llm-judge.ts";

interface LlmModeratorParts {
	readonly mode: LlmSettings["mode"];
	/** Share of notes that wait for a person when nobody else can judge them. */
	readonly hold: number;
	readonly log: Log;
}

/** Share of notes that are asked about when none is to wait for a person. */
const askedShare = 0.05;

/**
 * Our own moderator and a language model. `hybrid`: the model is asked only where ours is in doubt. `llm`: ours refuses
 * what its rules prove, the model judges the rest. What it fails to judge is held, never approved: as a doubt where
 * doubts are, else as a failure, which is thrown.
 */
export function withLlm(llm: LlmJudge, { mode, hold, log }: LlmModeratorParts): ModerationEngine {
	if (mode === "llm") return (text, signal) => moderateByRules(text) ?? llm(text, signal);
	const isDoubtful = createDoubt(hold > 0 ? hold : askedShare);
	return async (text, signal) => {
		const own = moderate(text);
		if (!isDoubtful(own)) return own;
		try {
			return await llm(text, signal);
		} catch (error) {
			if (hold === 0) throw error;
			log.error({}, "the language model could not judge a doubtful note; a person will", error);
			return doubtOf(own, text);
		}
	};
}
