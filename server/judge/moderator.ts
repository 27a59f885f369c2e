import { moderate } from "#moderation/moderate.ts";
import { rulesVersion } from "#moderation/rules.ts";
import type { Clock } from "#server/clock.ts";
import type { LlmSettings } from "#server/config.ts";
import type { Log } from "#server/log.ts";
import type { ModerationEngine } from "./judge.ts";
import { withLlm } from "./llm-moderator.ts";
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
