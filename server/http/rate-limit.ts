import cluster from "node:cluster";
import { RateLimiterCluster, RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { ExpectedError, type Limit as LimitKind } from "#contract/errors.ts";

/** Takes one from the source's allowance. @throws {ExpectedError} `rate_limited` with the seconds to wait. */
export type RateLimit = (source: string) => Promise<void>;

/** Allows `points` calls per source and hour. See `createLimit`. */
export function createHourlyLimit(name: string, points: number): RateLimit {
	return createLimit(name, { points, seconds: 3_600 }).take;
}

/** An allowance that can be given back. */
export interface Limit {
	readonly take: RateLimit;
	/** @throws {ExpectedError} `rate_limited` when there is nothing left to take. */
	assertOpen: RateLimit;
	/** Gives back one that a source has taken. */
	giveBack(source: string): Promise<void>;
}

interface LimitOptions {
	readonly points: number;
	/** How long what was taken counts; 0: for good. */
	readonly seconds: number;
	/** Whose calls are counted: those of a source, or of all together. */
	readonly limit?: Exclude<LimitKind, "recipient">;
}

/**
 * Allows `points` calls in `seconds`, counted in memory: in that of this process, or, where several serve on one machine
 * (`PROCESSES`), under the limit's `name` in that of the process above them.
 */
export function createLimit(name: string, { points, seconds, limit = "source" }: LimitOptions): Limit {
	const limiter = createLimiter({ keyPrefix: name, points, duration: seconds });
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

const named = new Set<string>();

function createLimiter(options: { readonly keyPrefix: string; readonly points: number; readonly duration: number }) {
	if (!cluster.isWorker) return new RateLimiterMemory(options);
	if (named.has(options.keyPrefix)) throw new Error(`two limits have the name "${options.keyPrefix}"`);
	named.add(options.keyPrefix);
	return new RateLimiterCluster(options);
}
