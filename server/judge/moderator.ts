import { isDoubtful } from "#moderation/doubt.ts";
import { moderate, moderateByRules } from "#moderation/moderate.ts";
import { rulesVersion } from "#moderation/rules.ts";
import type { Clock } from "#server/clock.ts";
import type { LlmSettings } from "#server/config.ts";
import type { Log } from "#server/log.ts";
import type { ModerationEngine } from "./judge.ts";
import type { LlmJudge } from "./llm-judge.ts";
import { policyVersion } from "./policy-prompt.ts";

interface Surroundings {
	/** Milliseconds for a verdict. */
	readonly budgetMs: number;
	readonly clock: Clock;
	readonly log: Log;
}

/** The moderator that is configured. What a language model needs is loaded only when there is one to ask. */
export async function openModerator(
	settings: LlmSettings | undefined,
	around: Surroundings,
): Promise<ModerationEngine> {
	if (settings === undefined) return moderate;
	const [{ openLlm }, { createLlmJudge }] = await Promise.all([import("./llm-client.ts"), import("./llm-judge.ts")]);
	const modelVersion = `${settings.provider} ${settings.model}, ${policyVersion}, ${rulesVersion}`;
	const llm = createLlmJudge({ ask: await openLlm(settings), modelVersion, ...around });
	return withLlm(llm, settings.mode);
}

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
