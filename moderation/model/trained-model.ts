import type { RefusalCategory } from "#contract/moderation.ts";
import type { PreparedTokens } from "./features.ts";
import type { Sentence } from "./tokens.ts";
import { blocks, createCounter } from "./vector.ts";
import { headsPerNumber, numbersPerBucket, type Weights } from "./weights-file.ts";

/**
 * How much more a sentence by itself must weigh than a whole note to have the note refused: most kind letters have a
 * sentence that would be doubtful without the others.
 */
export const sentenceMargin = 2.5;

const steps = 7;

/**
 * The values that a weight is rounded to, in a 127th of the largest: 15 of them, closer to each other near 0, where most
 * weights are.
 */
export const weightLevels: readonly number[] = Array.from({ length: 2 * steps + 1 }, (_, index) => {
	const step = index - steps;
	return Math.round(Math.sign(step) * 127 * (Math.abs(step) / steps) ** (1 / 0.7));
});

export interface Scored {
	/** The first head plus that of the best category: the two err less than either. */
	readonly score: number;
	readonly category: RefusalCategory;
}

export interface Model {
	readonly version: string;
	readonly thresholds: Weights["thresholds"];
	/** What the heads after the first stand for. */
	readonly categories: readonly RefusalCategory[];
	/** Weighs a window of a note. */
	score(tokens: PreparedTokens, window: Sentence): Scored;
	/** What each head makes of a window; the first stands for no category. */
	headsOf(tokens: PreparedTokens, window: Sentence): Float64Array;
	/** The chance that a note of this score is one to refuse. */
	chanceOf(score: number): number;
}

/** Makes a model of its weights. */
export function createModel(weights: Weights): Model {
	const { biases, blockWeights, categories, chance, scales } = weights;
	const addUp = createSummation(weights);
	const headsOf = (tokens: PreparedTokens, window: Sentence) => {
		const heads = Float64Array.from(biases);
		for (const [index, block] of blocks.entries()) {
			const { sums, length } = addUp(block, tokens, window);
			const share = (blockWeights[index] ?? 1) / length;
			for (const [head, scale] of scales.entries()) {
				heads[head] = (heads[head] ?? 0) + (sums[head] ?? 0) * share * scale;
			}
		}
		return heads;
	};
	return {
		version: weights.version,
		thresholds: weights.thresholds,
		categories,
		headsOf,
		score: (tokens, window) => combine(headsOf(tokens, window), categories),
		chanceOf: (score) => 1 / (1 + Math.exp(-(chance.slope * score + chance.offset))),
	};
}

/** Adds up the levels of a block's features by head, and their length. What it gives is valid until its next call. */
function createSummation({ bits, categories, emphasis, levels }: Weights) {
	const valueOfLevel = Float64Array.from({ length: 16 }, (_, level) => weightLevels[level] ?? 0);
	const count = createCounter(bits);
	const numbers = numbersPerBucket({ categories });
	const sums = new Float64Array(numbers * headsPerNumber);

	return (block: (typeof blocks)[number], tokens: PreparedTokens, window: Sentence) => {
		const { buckets, counts } = count(block, tokens, window);
		sums.fill(0);
		let squares = 0;
		for (let at = 0; at < buckets.length; at += 1) {
			const bucket = buckets[at] ?? 0;
			const value = frequency(counts[at] ?? 1) * (emphasis[bucket] ?? 0);
			squares += value * value;
			for (let number = 0; number < numbers; number += 1) {
				let row = levels[bucket * numbers + number] ?? 0;
				const first = number * headsPerNumber;
				for (let head = first; head < first + headsPerNumber; head += 1) {
					sums[head] = (sums[head] ?? 0) + value * (valueOfLevel[row & 15] ?? 0);
					row >>>= 4;
				}
			}
		}
		return { sums, length: Math.sqrt(squares) || 1 };
	};
}

/** What a note comes to: as a whole, or by a sentence that weighs heavily enough to decide alone. */
export function worstOf(whole: Scored, sentences: readonly Scored[]): Scored {
	return sentences.reduce(
		(worst, { score, category }) =>
			score - sentenceMargin > worst.score ? { score: score - sentenceMargin, category } : worst,
		whole,
	);
}

/** One score and one category from the scores of all heads, the first of which stands for no category. */
export function combine(heads: ArrayLike<number>, categories: readonly RefusalCategory[]): Scored {
	let best = 0;
	for (let index = 1; index < categories.length; index += 1) {
		if ((heads[index + 1] ?? 0) > (heads[best + 1] ?? 0)) best = index;
	}
	const category = categories[best];
	if (category === undefined) throw new Error("a model needs a category at least");
	return { score: (heads[0] ?? 0) + (heads[best + 1] ?? 0), category };
}

/** A feature that comes often counts for more, but ever less so. */
export function frequency(count: number): number {
	return count === 1 ? 1 : 1 + Math.log(count);
}
