import { findJudge, type Judging } from "#contract/health-rules.ts";
import type { Clock } from "#server/clock.ts";
import { healthSign } from "#server/database/health-sign.ts";

/** Keeps what became of each judgement, for whoever asks how it goes. */
export function createJudgeMemory(clock: Clock) {
	let memory: Judging = { failingSince: undefined, failures: 0, leftAloneSince: undefined, lastAt: 0 };
	return {
		judged(): void {
			memory = { ...memory, failingSince: undefined, failures: 0, lastAt: clock() };
		},
		failed(): void {
			const { failingSince = clock(), failures } = memory;
			memory = { ...memory, failingSince, failures: failures + 1, lastAt: clock() };
		},
		/** Of the language model: whether it is left alone because it failed. */
		leftAlone(isLeftAlone: boolean): void {
			memory = {
				...memory,
				leftAloneSince: isLeftAlone ? (memory.leftAloneSince ?? clock()) : undefined,
				lastAt: clock(),
			};
		},
		read: (): Judging => memory,
	};
}

export type JudgeMemory = ReturnType<typeof createJudgeMemory>;

/** Whether notes can be judged. */
export function judgeSign(memory: Pick<JudgeMemory, "read">) {
	return healthSign({ sign: "judge", view: "traffic", read: async () => findJudge(memory.read()) });
}
