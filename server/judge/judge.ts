import type { ErrorType } from "#contract/errors.ts";
import type { Verdict } from "#moderation/verdict.ts";
import type { Log } from "#server/log.ts";

/** Judges a text, in this process or elsewhere. May throw, hang or take long: the judge guards against all three. */
export type ModerationEngine = (text: string, signal: AbortSignal) => Verdict | Promise<Verdict>;

/** A verdict, or the kind of failure that kept it from being made. A failure is never an approval. */
export type Judgement =
	| { readonly kind: "judged"; readonly verdict: Verdict }
	| { readonly kind: "failed"; readonly errorType: ErrorType };

export interface Judge {
	/** Never rejects, and answers within the time-out. */
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

/** The moderation engine as a service: bounded in time, and failing closed. */
export function createJudge(engine: ModerationEngine, timeoutMs: number, log: Log): Judge {
	return {
		async judge(text) {
			const timeout = AbortSignal.timeout(timeoutMs);
			try {
				const verdict = await Promise.race([engine(text, timeout), rejectedOn(timeout)]);
				if (typeof verdict?.approved !== "boolean") throw new TypeError("the engine gave no verdict");
				return { kind: "judged", verdict };
			} catch (error) {
				log.error({ timedOut: timeout.aborted }, "the moderator could not judge a note; it is held", error);
				return { kind: "failed", errorType: error instanceof EngineFailure ? error.errorType : "unknown" };
			}
		},
	};
}

function rejectedOn(signal: AbortSignal): Promise<never> {
	return new Promise((_, reject) => {
		signal.addEventListener("abort", () => reject(signal.reason), { once: true });
	});
}
