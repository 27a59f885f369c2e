import type { CorpusNote } from "./corpus.ts";

/** The score that leaves the given share of the kind notes below it. */
export function thresholdFor(notes: readonly CorpusNote[], scores: readonly number[], acceptance: number): number {
	const kind = scores.filter((_, at) => notes[at]?.label === "accept").sort((left, right) => left - right);
	return kind[Math.min(kind.length - 1, Math.floor(acceptance * kind.length))] ?? 0;
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
