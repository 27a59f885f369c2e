import type { PreparedTokens } from "./features.ts";
import type { Sentence } from "./tokens.ts";
import { blocks, createCounter, frequency } from "./vector.ts";
import type { Weights } from "./weights-file.ts";

/** What is added to some of the trained weights, after people have shown where they err. */
export interface CorrectionHeader {
	/** Tells which weights it was made for: it fits no others. */
	readonly base: string;
	/** Names it. */
	readonly version: string;
	/** How many examples it was learned from. */
	readonly examples: number;
	/** Numbers for each bucket: one for every head. */
	readonly heads: number;
}

export interface Correction extends CorrectionHeader {
	readonly buckets: Uint32Array;
	/** Bucket by bucket, what is added to each head's weight. */
	readonly additions: Float32Array;
}

/** Adds what a correction makes of a window of tokens to its heads. */
export type Correct = (tokens: PreparedTokens, window: Sentence, heads: Float64Array) => void;

export function createCorrector(weights: Weights, { buckets, additions, heads: width }: Correction): Correct {
	const { bits, blockWeights, emphasis } = weights;
	const count = createCounter(bits);
	const placeOf = new Uint32Array(2 ** bits);
	buckets.forEach((bucket, place) => {
		placeOf[bucket] = place + 1;
	});
	const sums = new Float64Array(width);

	return (tokens, window, heads) => {
		for (const [index, block] of blocks.entries()) {
			const { buckets: met, counts } = count(block, tokens, window);
			let squares = 0;
			sums.fill(0);
			met.forEach((bucket, at) => {
				const value = frequency(counts[at] ?? 1) * (emphasis[bucket] ?? 0);
				squares += value * value;
				const first = ((placeOf[bucket] ?? 0) - 1) * width;
				for (let head = 0; first >= 0 && head < width; head += 1) {
					sums[head] = (sums[head] ?? 0) + value * (additions[first + head] ?? 0);
				}
			});
			const share = (blockWeights[index] ?? 1) / (Math.sqrt(squares) || 1);
			for (let head = 0; head < width; head += 1) heads[head] = (heads[head] ?? 0) + share * (sums[head] ?? 0);
		}
	};
}
