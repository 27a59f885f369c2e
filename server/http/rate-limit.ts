import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { ExpectedError } from "#contract/errors.ts";

/** Takes one from the source's allowance. @throws {ExpectedError} `rate_limited` with the seconds to wait. */
export type RateLimit = (source: string) => Promise<void>;

/** Allows `points` calls per source and hour, counted in this process. */
export function createHourlyLimit(points: number): RateLimit {
	return createLimit(points, 3_600).take;
}

/** An allowance that can be given back. */
export interface Limit {
	readonly take: RateLimit;
	/** Forgets what a source has taken. */
	forgive(source: string): Promise<void>;
}

/** Allows `points` calls per source in `seconds`, counted in this process. */
export function createLimit(points: number, seconds: number): Limit {
	const limiter = new RateLimiterMemory({ points, duration: seconds });
	return {
		async take(source) {
			try {
				await limiter.consume(source);
			} catch (refusal) {
				if (!(refusal instanceof RateLimiterRes)) throw refusal;
				throw new ExpectedError("rate_limited", "rate_limited", {
					errorType: "rate_limit",
					retryAfterSeconds: Math.ceil(refusal.msBeforeNext / 1_000),
				});
			}
		},
		async forgive(source) {
			await limiter.delete(source);
		},
	};
}
