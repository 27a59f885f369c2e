import type { Clock } from "#server/clock.ts";
import type { Config } from "#server/config.ts";
import type { Log } from "#server/log.ts";
import { createJudge, judgeTimeoutMs, type ModerationEngine } from "./judge.ts";
import { createJudgeMemory, judgeSign } from "./judge-sign.ts";
import { openModerator } from "./moderator.ts";
import { type OnJudged, watchJudge } from "./watch-judge.ts";

interface OpenJudgeOptions {
	readonly config: Config;
	/** Instead of the moderator that is configured. */
	readonly moderation: ModerationEngine | undefined;
	/** Told of each judgement. */
	readonly onJudged: OnJudged;
	readonly clock: Clock;
	readonly steadyClock: Clock;
	readonly log: Log;
}

/** The judge, and the sign of how it fares. */
export async function openJudge({ config, moderation, onJudged, clock, steadyClock, log }: OpenJudgeOptions) {
	const memory = createJudgeMemory(clock);
	const around = { clock: steadyClock, onLeftAlone: memory.leftAlone, log };
	const engine = moderation ?? (await openModerator(config, around));
	const judge = watchJudge(createJudge(engine, judgeTimeoutMs, log, memory), onJudged);
	return { judge, sign: judgeSign(memory) };
}
