import type { Clock } from "#server/clock.ts";

/** A domain whose servers have asked for less. */
interface Slowed {
	/** How often in a row, less one for each e-mail that was taken since. */
	readonly deferrals: number;
	/** Milliseconds. Nothing is sent to the domain before. */
	readonly until: number;
	/** What was said last, as "421 4.7.0". */
	readonly code: string;
}

/** So many deferrals may be of single recipients, by greylisting; the next one pauses the domain. */
const deferralsBeforePause = 2;
const firstPauseMs = 15_000;
const longestPauseMs = 15 * 60_000;
/** For how long after its pause a domain is remembered: longer than any e-mail waits for its next attempt. */
const memoryMs = 6 * 3_600_000;
/** Above it, forgotten domains are swept out. */
const sweepAbove = 1_000;

/**
 * How much each domain is sent, as this process knows it: after each deferral half as many e-mails at once, and from the
 * third on pauses that double, up to a quarter of an hour, each ended by one e-mail that tries.
 */
export function createDomainPace(clock: Clock) {
	const slowed = new Map<string, Slowed>();

	function find(domain: string): Slowed | undefined {
		const found = slowed.get(domain);
		return found === undefined || clock() > found.until + memoryMs ? undefined : found;
	}

	/** What is known of the domain while it is left alone. */
	function findPaused(domain: string): Slowed | undefined {
		const found = find(domain);
		return found !== undefined && clock() < found.until ? found : undefined;
	}

	function sweep(): void {
		for (const domain of slowed.keys()) if (find(domain) === undefined) slowed.delete(domain);
	}

	return {
		isPaused: (domain: string) => findPaused(domain) !== undefined,

		/** What the domain's servers said last, while it is left alone. */
		pausedBy: (domain: string) => findPaused(domain)?.code,

		/** How many of `all` e-mails at once the domain may be sent. */
		shareOf(domain: string, all: number): number {
			return Math.max(1, all >> (find(domain)?.deferrals ?? 0));
		},

		/** Its servers asked for less. What was under way when a pause began says nothing new. */
		deferred(domain: string, code: string): void {
			if (findPaused(domain) !== undefined) return;
			const deferrals = (find(domain)?.deferrals ?? 0) + 1;
			slowed.set(domain, { deferrals, until: clock() + pauseAfter(deferrals), code });
			if (slowed.size > sweepAbove) sweep();
		},

		/** Its servers took an e-mail. */
		accepted(domain: string): void {
			const found = find(domain);
			if (found === undefined || found.deferrals <= 1) slowed.delete(domain);
			else slowed.set(domain, { ...found, deferrals: found.deferrals - 1, until: clock() });
		},
	};
}

export type DomainPace = ReturnType<typeof createDomainPace>;

function pauseAfter(deferrals: number): number {
	const doublings = deferrals - deferralsBeforePause - 1;
	return doublings < 0 ? 0 : Math.min(longestPauseMs, firstPauseMs * 2 ** doublings);
}
