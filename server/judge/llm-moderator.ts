import { isDoubtful } from "#moderation/doubt.ts";
import { moderate, moderateByRules } from "#moderation/moderate.ts";
import type { LlmSettings } from "#server/config.ts";
import type { ModerationEngine } from "./judge.ts";
import type { LlmJudge } from "./llm-judge.ts";

/**
 * Our own moderator and a language model. `hybrid`: the model is asked only where ours is in doubt. `llm`: ours refuses
 * what its rules prove, the model judges the rest. Its failure is thrown: the note is held, never approved.
 */
export function withLlm(llm: LlmJudge, mode: LlmSettings["mode"]): ModerationEngine {
	if (mode === "llm") return (text, signal) => moderateByRules(text) ?? llm(text, signal);
	return (text, signal) => {
		const own = moderate(text);
		return isDoubtful(own) ? llm(text, signal) : own;
	};
}
