/** Bounds of an estimated share, 0 to 1. */
export interface Interval {
	readonly low: number;
	readonly high: number;
}

/** The quantile of the normal distribution that leaves 2.5 % on each side. */
const z = 1.959963984540054;

/**
 * The 95 % score interval of a share, from `right` cases out of `of` independent ones; without cases, 0 to 1.
 * E. B. Wilson, "Probable inference, the law of succession, and statistical inference", JASA 22 (1927).
 */
export function wilson(right: number, of: number): Interval {
	if (of === 0) return { low: 0, high: 1 };
	const share = right / of;
	const shrink = 1 + z ** 2 / of;
	const centre = (share + z ** 2 / (2 * of)) / shrink;
	const half = (z / shrink) * Math.sqrt((share * (1 - share)) / of + z ** 2 / (4 * of ** 2));
	// At the ends the bound is exact; rounding would leave it a hair off.
	return { low: right === 0 ? 0 : centre - half, high: right === of ? 1 : centre + half };
}

/** A share with its interval. */
export interface Estimate extends Interval {
	readonly share: number;
}

/**
 * The mean of two shares of different cases. The interval is put together from theirs: the distances from share to
 * bound are added as squares, halved as the shares are.
 * R. G. Newcombe, "Interval estimation for the difference between independent proportions", method 10, Statistics in
 * Medicine 17 (1998), with a sum in place of the difference.
 */
export function meanOf(first: Estimate, second: Estimate): Estimate {
	const share = (first.share + second.share) / 2;
	return {
		share,
		low: share - Math.hypot(first.share - first.low, second.share - second.low) / 2,
		high: share + Math.hypot(first.high - first.share, second.high - second.share) / 2,
	};
}
