import type { CorpusNote } from "./corpus.ts";

/** A kind note's score, and how many of the notes that people send it stands for. */
export interface WeightedScore {
	readonly score: number;
	readonly weight: number;
}

/** The score that leaves the given share of the kind notes, by weight, at or below it. */
export function thresholdFor(kind: readonly WeightedScore[], acceptance: number): number {
	const sorted = kind.toSorted((left, right) => left.score - right.score);
	const wanted = acceptance * sorted.reduce((sum, { weight }) => sum + weight, 0);
	let reached = 0;
	for (const { score, weight } of sorted) {
		reached += weight;
		if (reached >= wanted) return score;
	}
	return sorted.at(-1)?.score ?? 0;
}

/** Fits the chance that a note of a score is one to refuse (Platt scaling), by Newton's method on two numbers. */
export function chanceCurve(notes: readonly CorpusNote[], scores: readonly number[]) {
	let slope = 1;
	let offset = 0;
	for (let step = 0; step < 50; step += 1) {
		let [slopeGradient, offsetGradient, slopeSlope, slopeOffset, offsetOffset] = [0, 0, 1e-6, 0, 1e-6];
		scores.forEach((score, at) => {
			const chance = 1 / (1 + Math.exp(-(slope * score + offset)));
			const miss = chance - (notes[at]?.label === "reject" ? 1 : 0);
			const weight = chance * (1 - chance);
			slopeGradient += miss * score;
			offsetGradient += miss;
			slopeSlope += weight * score * score;
			slopeOffset += weight * score;
			offsetOffset += weight;
		});
		const determinant = slopeSlope * offsetOffset - slopeOffset ** 2;
		slope -= (offsetOffset * slopeGradient - slopeOffset * offsetGradient) / determinant;
		offset -= (slopeSlope * offsetGradient - slopeOffset * slopeGradient) / determinant;
	}
	return { slope, offset };
}
