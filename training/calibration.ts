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

/** The chance that a note of a score is one to refuse: `1 / (1 + e^-(slope × score + offset))`. */
export interface ChanceCurve {
	readonly slope: number;
	readonly offset: number;
}

/** A step of which so small a part gains nothing has arrived. */
const shortestStep = 1e-4;

/** Fits that chance (Platt scaling) by Newton's method on two numbers, with steps no longer than those that gain. */
export function chanceCurve(notes: readonly Pick<CorpusNote, "label">[], scores: readonly number[]): ChanceCurve {
	const cases = scores.map((score, at) => ({ score, refused: notes[at]?.label === "reject" ? 1 : 0 }));
	const lossOf = ({ slope, offset }: ChanceCurve) =>
		cases.reduce((sum, { score, refused }) => {
			const logit = slope * score + offset;
			return sum + Math.max(logit, 0) - refused * logit + Math.log1p(Math.exp(-Math.abs(logit)));
		}, 0);
	let curve: ChanceCurve = { slope: 1, offset: 0 };
	for (;;) {
		const step = newtonStep(cases, curve);
		let share = 1;
		const moved = () => ({ slope: curve.slope - share * step.slope, offset: curve.offset - share * step.offset });
		const loss = lossOf(curve);
		while (lossOf(moved()) >= loss) {
			share /= 2;
			if (share < shortestStep) return curve;
		}
		curve = moved();
	}
}

interface ScoredCase {
	readonly score: number;
	/** 1, or 0 for a kind note. */
	readonly refused: number;
}

function newtonStep(cases: readonly ScoredCase[], { slope, offset }: ChanceCurve): ChanceCurve {
	let [slopeGradient, offsetGradient, slopeSlope, slopeOffset, offsetOffset] = [0, 0, 1e-6, 0, 1e-6];
	for (const { score, refused } of cases) {
		const chance = 1 / (1 + Math.exp(-(slope * score + offset)));
		const miss = chance - refused;
		const weight = chance * (1 - chance);
		slopeGradient += miss * score;
		offsetGradient += miss;
		slopeSlope += weight * score * score;
		slopeOffset += weight * score;
		offsetOffset += weight;
	}
	const determinant = slopeSlope * offsetOffset - slopeOffset ** 2;
	return {
		slope: (offsetOffset * slopeGradient - slopeOffset * offsetGradient) / determinant,
		offset: (slopeSlope * offsetGradient - slopeOffset * slopeGradient) / determinant,
	};
}
