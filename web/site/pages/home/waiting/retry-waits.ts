/** Longest pause between two tries, in seconds. */
const longestWait = 60;
const retries = 6;
/** By how much each pause is longer than the one before. */
const growth = 1.6;

/**
 * Seconds to wait before a refused note is sent again, after so many retries: what the server asks for, and more each
 * time. Undefined: it has been tried often enough.
 */
export function waitBeforeRetry(retriesSoFar: number, askedSeconds: number): number | undefined {
	if (retriesSoFar >= retries) return undefined;
	return Math.min(longestWait, Math.round(askedSeconds * growth ** retriesSoFar));
}
