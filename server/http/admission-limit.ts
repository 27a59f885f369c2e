/** Bounds of how many public requests may be in hand at once. */
export const inHand = {
	/** Keeps the slots for e-mails and a common commit busy on any machine, and lets a small crowd in that comes at once. */
	min: 32,
	/** What is taken at once where nothing is slow; at 130 answers a second the last of them waits for less than a second. */
	max: 128,
} as const;

/** Milliseconds above which a turn of the event loop is long: an answer takes a dozen turns, most of them for its e-mail. */
const longTurnMs = 20;

/** How many public requests may be in hand from now on, after turns of so many milliseconds on average. */
export function nextLimit(limit: number, turnMs: number): number {
	if (turnMs > longTurnMs) return Math.max(inHand.min, Math.floor(limit * 0.8));
	return Math.min(inHand.max, limit + 4);
}
