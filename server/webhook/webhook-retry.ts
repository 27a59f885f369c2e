const [second, minute, hour] = [1_000, 60_000, 3_600_000];

/** Waits after the first, second … failed attempt: the schedule that Standard Webhooks proposes, three days in all. */
const waits: readonly number[] = [
	5 * second,
	5 * minute,
	30 * minute,
	2 * hour,
	5 * hour,
	10 * hour,
	14 * hour,
	20 * hour,
	24 * hour,
];
const jitter = 0.2;

/** Nothing is due later than this by this schedule; what is was written by a clock that was wrong. */
export const farthestDueMs = 24 * hour * (1 + jitter) + hour;

/**
 * A webhook that has taken nothing for so long when an event is given up is switched off: less than the whole schedule
 * with its shortest waits, so that the first event that failed decides it.
 */
export const hopelessAfterMs = 48 * hour;

/**
 * How long to wait after a failed attempt, in milliseconds; undefined: the event is given up. `attempts`: made so far, 1
 * or more. `random`: from 0 up to 1, spreads the attempts over ± 20 %.
 */
export function nextWebhookWait(attempts: number, random: number): number | undefined {
	const wait = waits[attempts - 1];
	return wait === undefined ? undefined : Math.round(wait * (1 - jitter + 2 * jitter * random));
}
