import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { ExpectedError, type Limit as LimitKind } from "#contract/errors.ts";

/** Takes one from the source's allowance. @throws {ExpectedError} `rate_limited` with the seconds to wait. */
export type RateLimit = (source: string) => Promise<void>;

/** Allows `points` calls per source and hour, counted in this process. */
export function createHourlyLimit(points: number): RateLimit {
	return createLimit(points, 3_600).take;
}

/** An allowance that can be given back. */
export interface Limit {
	readonly take: RateLimit;
	/** @throws {ExpectedError} `rate_limited` when there is nothing left to take. */
	assertOpen: RateLimit;
	/** Gives back one that a source has taken. */
	giveBack(source: string): Promise<void>;
}

/** Allows `points` calls per source in `seconds`, or that of all sources together, counted in this process. */
export function createLimit(points: number, seconds: number, limit: Exclude<LimitKind, "recipient"> = "source"): Limit {
	const limiter = new RateLimiterMemory({ points, duration: seconds });
	const refuse = (msBeforeNext: number): never => {
		throw new ExpectedError("rate_limited", limit === "all" ? "all_limit" : "rate_limited", {
			errorType: "rate_limit",
			limit,
			retryAfterSeconds: Math.ceil(msBeforeNext / 1_000),
		});
	};
	return {
		async take(source) {
			try {
				await limiter.consume(source);
			} catch (refusal) {
				if (!(refusal instanceof RateLimiterRes)) throw refusal;
				refuse(refusal.msBeforeNext);
			}
		},
		async assertOpen(source) {
			const taken = await limiter.get(source);
			if (taken !== null && taken.remainingPoints <= 0) refuse(taken.msBeforeNext);
		},
		async giveBack(source) {
			await limiter.reward(source);
		},
	};
}
