import type { ErrorType } from "#contract/errors.ts";
import type { Reading } from "#contract/moderation.ts";
import type { Verdict } from "#moderation/verdict.ts";
import { inHand } from "#server/http/admission-limit.ts";
import { createLane } from "#server/http/lane.ts";
import { overloaded } from "#server/http/overloaded.ts";
import type { Log } from "#server/log.ts";
import type { JudgeMemory } from "./judge-sign.ts";

/** A verdict that is left to a person, with how the note may be read, the likeliest first. */
export interface Doubt {
	readonly doubted: Verdict;
	readonly readings: readonly Reading[];
}

/** Judges a text, in this process or elsewhere. May throw, hang or take long: the judge guards against all three. */
export type ModerationEngine = (text: string, signal: AbortSignal) => Verdict | Doubt | Promise<Verdict | Doubt>;

/** A verdict, a doubt, or the kind of failure that kept either from being made. Only a verdict is ever an approval. */
export type Judgement =
	| { readonly kind: "judged"; readonly verdict: Verdict }
	| { readonly kind: "doubted"; readonly doubt: Doubt }
	| { readonly kind: "failed"; readonly errorType: ErrorType };

export interface Judge {
	/**
	 * Answers within the time-out; whatever the engine does is an answer.
	 * @throws {ExpectedError} `overloaded` before the text is looked at, when too many are being judged already.
	 */
	judge(text: string): Promise<Judgement>;
}

/** Thrown by an engine that knows what kind of failure it met. */
export class EngineFailure extends Error {
	override readonly name = "EngineFailure";
	readonly errorType: ErrorType;
	/** For the log: a word or a status, nothing of the note. */
	readonly code: string | undefined;

	constructor(errorType: ErrorType, options: { readonly code?: string } = {}) {
		super(errorType);
		this.errorType = errorType;
		this.code = options.code;
	}
}

/** How long a note waits for its verdict. */
export const judgeTimeoutMs = 3_000;

/** Half of what may be in hand: a language model that answers slowly must leave room for those who want to read. */
const judgedAtOnce = inHand.max / 2;

/** The moderation engine as a service: bounded in time and in number, and failing closed. */
export function createJudge(engine: ModerationEngine, timeoutMs: number, log: Log, memory?: JudgeMemory): Judge {
	const lane = createLane(() => judgedAtOnce);
	return {
		async judge(text) {
			const leave = lane.enter();
			if (leave === undefined) throw overloaded();
			// AbortSignal.timeout could not be called off: each would fire, long after its note.
			const patience = new AbortController();
			const timer = setTimeout(() => patience.abort(new DOMException("too slow", "TimeoutError")), timeoutMs);
			try {
				const opinion = await Promise.race([engine(text, patience.signal), rejectedOn(patience.signal)]);
				const judgement = judgementOf(opinion);
				memory?.judged();
				return judgement;
			} catch (error) {
				memory?.failed();
				log.error({ timedOut: patience.signal.aborted }, "the moderator could not judge a note; it is held", error);
				return { kind: "failed", errorType: error instanceof EngineFailure ? error.errorType : "unknown" };
			} finally {
				clearTimeout(timer);
				leave();
			}
		},
	};
}

/** @throws {TypeError} when what the engine gave is no opinion. */
function judgementOf(opinion: Verdict | Doubt): Judgement {
	if (typeof opinion === "object" && "doubted" in opinion) return { kind: "doubted", doubt: opinion };
	if (typeof opinion?.approved !== "boolean") throw new TypeError("the engine gave no verdict");
	return { kind: "judged", verdict: opinion };
}

function rejectedOn(signal: AbortSignal): Promise<never> {
	return new Promise((_, reject) => {
		signal.addEventListener("abort", () => reject(signal.reason), { once: true });
	});
}
