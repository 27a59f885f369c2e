const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Waits after the first, second … failed attempt; the last one repeats. */
const waits = [minute, 5 * minute, 15 * minute, 30 * minute, hour, 2 * hour, 4 * hour] as const;
const lastWait = 4 * hour;
const jitter = 0.2;

/** The longest wait between two attempts, without jitter. */
export const longestWait = lastWait;

/** How long an e-mail is tried. RFC 5321, section 4.5.4.1 asks for four to five days at least. */
const retryPeriod = 5 * day;

interface FailedAttempt {
	/** Attempts made so far, the one that just failed included; 1 or more. */
	readonly attempts: number;
	/** When the e-mail was queued, in milliseconds. */
	readonly queuedAt: number;
	readonly now: number;
	/** A number from 0 up to 1, which spreads the attempts of many e-mails over ± 20 %. */
	readonly random: number;
}

/**
 * When to try again after a temporary failure, in milliseconds.
 * Undefined: the retry period would be over by then, the e-mail is dead.
 */
export function nextAttemptAt({ attempts, queuedAt, now, random }: FailedAttempt): number | undefined {
	const wait = waits[attempts - 1] ?? lastWait;
	const at = now + Math.round(wait * (1 - jitter + 2 * jitter * random));
	return at <= queuedAt + retryPeriod ? at : undefined;
}
