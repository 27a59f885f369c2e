import type { SystemInformation } from "#contract/admin-settings.ts";
import { overallQuality } from "#contract/measured-quality.ts";
import { modelVersion, moderate } from "#moderation/moderate.ts";
import { rulesVersion } from "#moderation/rules.ts";
import type { Clock } from "#server/clock.ts";
import type { Config } from "#server/config.ts";
import type { Log } from "#server/log.ts";
import { holdDoubtful } from "./hold-doubtful.ts";
import { judgeTimeoutMs, type ModerationEngine } from "./judge.ts";
import { withLlm } from "./llm-moderator.ts";
import { policyVersion } from "./policy-prompt.ts";

interface Surroundings {
	readonly clock: Clock;
	/** Told when the language model begins and ceases to be left alone. */
	readonly onLeftAlone?: (isLeftAlone: boolean) => void;
	readonly log: Log;
}

// A language model ends its attempts before the judge loses patience, so that the kind of failure is known.
const llmBudgetMs = judgeTimeoutMs - 100;

/** The moderator that is configured. What a language model needs is loaded only when there is one to ask. */
export async function openModerator(
	{ llm: settings, moderationHold: hold }: Pick<Config, "llm" | "moderationHold">,
	around: Surroundings,
): Promise<ModerationEngine> {
	if (settings === undefined) return hold > 0 ? holdDoubtful(hold) : moderate;
	const [{ openLlm }, { createLlmJudge }] = await Promise.all([import("./llm-client.ts"), import("./llm-judge.ts")]);
	const version = `${settings.provider} ${settings.model}, ${policyVersion}, ${rulesVersion}`;
	const llm = createLlmJudge({ ask: await openLlm(settings), modelVersion: version, ...around, budgetMs: llmBudgetMs });
	return withLlm(llm, { mode: settings.mode, hold, log: around.log });
}

/** Which moderator judges, for those who run the service. */
export function describeModerator({
	llm,
	moderationHold: held,
}: Pick<Config, "llm" | "moderationHold">): SystemInformation["moderation"] {
	if (llm === undefined) return { provider: "builtin", model: modelVersion(), quality: overallQuality(), held };
	const { provider, model, mode } = llm;
	// A language model's judgement was never measured.
	return { provider, model: `${model} (${mode}), ${modelVersion()}`, quality: null, held };
}
