import type { RefusalCategory } from "#contract/moderation.ts";
import type { Judge, Judgement } from "./judge.ts";

/** What became of a note at the judge, without the note. */
interface Judged {
	readonly outcome: "approved" | RefusalCategory | "doubtful" | "failed";
	/** For how long its sender waited. */
	readonly seconds: number;
}

export type OnJudged = (judged: Judged) => void;

/** The same judge, with somebody who is told of each judgement. */
export function watchJudge({ judge }: Judge, onJudged: OnJudged): Judge {
	return {
		async judge(text) {
			const began = performance.now();
			const judgement = await judge(text);
			onJudged({ outcome: outcomeOf(judgement), seconds: (performance.now() - began) / 1_000 });
			return judgement;
		},
	};
}

function outcomeOf(judgement: Judgement): Judged["outcome"] {
	if (judgement.kind === "failed") return "failed";
	if (judgement.kind === "doubted") return "doubtful";
	return judgement.verdict.approved ? "approved" : judgement.verdict.category;
}
