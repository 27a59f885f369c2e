import { setTimeout as pause } from "node:timers/promises";
import type { ErrorType } from "#contract/errors.ts";
import type { Verdict } from "#moderation/verdict.ts";
import type { Clock } from "#server/clock.ts";
import type { Log } from "#server/log.ts";
import { admit, afterAnswer, afterFailure, type BreakerState, closedBreaker } from "./circuit-breaker.ts";
import { EngineFailure } from "./judge.ts";
import type { AskLlm } from "./llm-client.ts";
import { failureOf, type LlmFailure } from "./llm-failure.ts";
import { verdictOf } from "./llm-verdict.ts";
import { policyPrompt } from "./policy-prompt.ts";
import { freshBorder, quoteNote } from "./quoted-note.ts";

interface LlmJudgeDependencies {
	readonly ask: AskLlm;
	/** Names provider, model and wording; kept with each verdict. */
	readonly modelVersion: string;
	/** Milliseconds for a verdict, the retry included. */
	readonly budgetMs: number;
	/** Must not jump. */
	readonly clock: Clock;
	/** Told when it begins and ceases to be left alone. */
	readonly onLeftAlone?: ((isLeftAlone: boolean) => void) | undefined;
	readonly log: Log;
}

/** Judges a note elsewhere. Rejects with an EngineFailure, within the budget. */
export type LlmJudge = (text: string, signal: AbortSignal) => Promise<Verdict>;

const pauseBeforeRetryMs = 100;

/** A language model as a judge: asked once, once more if the network or the server failed, and left alone while it is down. */
export function createLlmJudge(dependencies: LlmJudgeDependencies): LlmJudge {
	const { ask, modelVersion, budgetMs, clock, onLeftAlone, log } = dependencies;
	let breaker: BreakerState = closedBreaker;
	let lastErrorType: ErrorType = "unknown";

	async function verdict(text: string, signal: AbortSignal): Promise<Verdict> {
		const question = quoteNote(text, freshBorder());
		const answer = await ask(policyPrompt, question, signal).catch(async (error: unknown) => {
			if (!failureOf(error).mayPass) throw error;
			await pause(pauseBeforeRetryMs, undefined, { signal });
			return ask(policyPrompt, question, signal);
		});
		return verdictOf(answer, text, modelVersion);
	}

	function noteFailure({ failure, ofService }: LlmFailure): void {
		if (!ofService) return;
		lastErrorType = failure.errorType;
		const next = afterFailure(breaker, clock());
		if (breaker.kind === "closed" && next.kind === "open") {
			log.warn(
				{ errorType: failure.errorType, reason: failure.code },
				"the language model keeps failing and is not asked for a while",
			);
			onLeftAlone?.(true);
		}
		breaker = next;
	}

	return async (text, signal) => {
		const { admitted, state } = admit(breaker, clock());
		if (!admitted) throw new EngineFailure(lastErrorType, { code: "left alone" });
		breaker = state;
		try {
			const judged = await verdict(text, AbortSignal.any([signal, AbortSignal.timeout(budgetMs)]));
			if (breaker.kind !== "closed") {
				log.info({}, "the language model judges again");
				onLeftAlone?.(false);
			}
			breaker = afterAnswer();
			return judged;
		} catch (error) {
			const sorted = failureOf(error);
			noteFailure(sorted);
			throw sorted.failure;
		}
	};
}
