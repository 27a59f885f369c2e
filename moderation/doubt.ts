import { maxHeldShare } from "#contract/moderation.ts";
import { doubtBounds } from "./doubt-bounds.ts";
import type { Verdict } from "./verdict.ts";

/**
 * Tells whether a verdict of `moderate` is among the least sure, of which this share (0 to `maxHeldShare`) is expected
 * among the notes that people send. Never is one that a rule proves, nor one on a note that speaks of its writer's own
 * death or harm: that is answered at once, with help lines.
 */
export function createDoubt(share: number): (verdict: Verdict) => boolean {
	const bound = boundOf(share);
	return (verdict) =>
		verdict.confidence < bound && (verdict.approved || !(verdict.isProven || verdict.speaksOfSelfHarm));
}

/** The confidence below which a verdict is doubtful: between two measured shares, in proportion. */
function boundOf(share: number): number {
	const percent = 100 * Math.min(share, maxHeldShare);
	const below = Math.floor(percent);
	const [low, high] = [measuredBound(below), measuredBound(Math.min(below + 1, 100 * maxHeldShare))];
	return low + (percent - below) * (high - low);
}

function measuredBound(percent: number): number {
	return doubtBounds[percent] ?? 0;
}
