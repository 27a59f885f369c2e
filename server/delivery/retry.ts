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
/**
 * Five days are not over before so many attempts, whatever a clock says; the schedule makes 31 in them at least.
 * A clock set ahead for an hour would otherwise give up every e-mail that fails within it.
 */
const minAttempts = 30;

interface FailedAttempt {
	/** Attempts made so far, the one that just failed included; 1 or more. */
	readonly attempts: number;
	/** Milliseconds since the e-mail was queued. */
	readonly ageMs: number;
	/** A number from 0 up to 1, which spreads the attempts of many e-mails over ± 20 %. */
	readonly random: number;
}

/**
 * How long to wait after a temporary failure, in milliseconds.
 * Undefined: the retry period would be over by then, the e-mail is dead.
 */
export function nextWait({ attempts, ageMs, random }: FailedAttempt): number | undefined {
	const wait = Math.round(waitAfter(attempts) * (1 - jitter + 2 * jitter * random));
	return ageMs + wait <= retryPeriod || attempts < minAttempts ? wait : undefined;
}

/** What an e-mail may be queued for later, a lease, and a few seconds between clocks. */
const slack = minute;

/**
 * How far ahead an e-mail can be due by this schedule, in milliseconds, by the attempts made: index 0 stands for none,
 * the last one for as many as there are or more.
 */
export const farthestDue: readonly number[] = [0, ...waits].map((wait) => wait * (1 + jitter) + slack);

function waitAfter(attempts: number): number {
	return waits[attempts - 1] ?? lastWait;
}
