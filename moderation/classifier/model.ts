import type { RefusalCategory } from "#contract/moderation.ts";
import type { LatinLanguage } from "#moderation/classifier/concepts/concept-table.ts";
import type { Readied } from "./features.ts";
import type { Sentence } from "./tokens.ts";
import { blocks, createCounter } from "./vector.ts";

/** The categories that a trained head stands for, in the order of the heads after the first. */
export const headCategories = [
	"meeting",
	"personal_info",
	"sexual",
	"harassment",
	"discrimination",
	"spam",
	"obsessive",
] as const satisfies readonly RefusalCategory[];
type HeadCategory = (typeof headCategories)[number];

/** Head 0 tells whether a note is to be refused at all; the others, as what. */
export const headCount = headCategories.length + 1;

/**
 * How much more a sentence by itself must weigh than a whole note to have the note refused: most kind letters have a
 * sentence that would be doubtful without the others.
 */
export const sentenceMargin = 2.5;

const steps = 7;

/**
 * The values that a weight is rounded to, in a 127th of the largest: 15 of them, closer together near 0, where most
 * weights are.
 */
export const weightLevels: readonly number[] = Array.from({ length: 2 * steps + 1 }, (_, index) => {
	const step = index - steps;
	return Math.round(Math.sign(step) * 127 * (Math.abs(step) / steps) ** (1 / 0.7));
});

/** A trained model as it is kept: numbers as base64 of bytes. */
export interface KeptModel {
	readonly version: string;
	/** Features fall into `2 ** bits` buckets. */
	readonly bits: number;
	/** Weight of each block of features against the first. */
	readonly blockWeights: readonly number[];
	/** How much a bucket counts: a byte each, in proportion. */
	readonly emphasis: string;
	/** A level of `weightLevels` for each bucket and head, two heads to a byte, times the head's scale. */
	readonly weights: string;
	readonly scales: readonly number[];
	readonly biases: readonly number[];
	/** Score above which a note is refused, by the language that most of its words belong to. */
	readonly thresholds: Readonly<Record<LatinLanguage, number>>;
	/** Logistic curve from score to the chance that the note is one to refuse: `1 / (1 + exp(-(slope * score + offset)))`. */
	readonly chance: { readonly slope: number; readonly offset: number };
}

export interface Scored {
	/** Head 0 and the best category together: the two err less than either. */
	readonly score: number;
	readonly category: HeadCategory;
}

export interface Model {
	readonly thresholds: KeptModel["thresholds"];
	/** Weighs a window of a note. */
	score(tokens: Readied, window: Sentence): Scored;
	/** The chance that a note of this score is one to refuse. */
	chanceOf(score: number): number;
}

/** Opens a kept model. */
export function openModel(kept: KeptModel): Model {
	const emphasis = bytesOf(kept.emphasis);
	// Eight heads of half a byte are one number, so that a bucket costs one look into a table of two megabytes.
	const packed = new Uint32Array(bytesOf(kept.weights).buffer);
	const levels = Float64Array.from({ length: 16 }, (_, level) => weightLevels[level] ?? 0);
	const count = createCounter(kept.bits);
	const own = new Float64Array(headCount);

	/** Adds up a block in `own`, and gives the length of its features. */
	function addUp(block: (typeof blocks)[number], tokens: Readied, window: Sentence): number {
		const { buckets, counts } = count(block, tokens, window);
		own.fill(0);
		let squares = 0;
		for (let at = 0; at < buckets.length; at += 1) {
			const bucket = buckets[at] ?? 0;
			const value = frequency(counts[at] ?? 1) * (emphasis[bucket] ?? 0);
			squares += value * value;
			let row = packed[bucket] ?? 0;
			for (let head = 0; head < headCount; head += 1) {
				own[head] = (own[head] ?? 0) + value * (levels[row & 15] ?? 0);
				row >>>= 4;
			}
		}
		return Math.sqrt(squares) || 1;
	}

	return {
		thresholds: kept.thresholds,
		score(tokens, window) {
			const heads = Float64Array.from(kept.biases);
			for (const [index, block] of blocks.entries()) {
				const share = (kept.blockWeights[index] ?? 1) / addUp(block, tokens, window);
				for (const [head, scale] of kept.scales.entries()) {
					heads[head] = (heads[head] ?? 0) + (own[head] ?? 0) * share * scale;
				}
			}
			return combine(heads);
		},
		chanceOf: (score) => 1 / (1 + Math.exp(-(kept.chance.slope * score + kept.chance.offset))),
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

/** One score and one category from the scores of all heads. */
export function combine(heads: ArrayLike<number>): Scored {
	let best = 0;
	for (let index = 1; index < headCategories.length; index += 1) {
		if ((heads[index + 1] ?? 0) > (heads[best + 1] ?? 0)) best = index;
	}
	return {
		score: (heads[0] ?? 0) + (heads[best + 1] ?? 0),
		category: headCategories[best] ?? headCategories[0],
	};
}

/** A feature that comes often counts for more, but ever less so. */
export function frequency(count: number): number {
	return count === 1 ? 1 : 1 + Math.log(count);
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
	const characters = atob(base64);
	const bytes = new Uint8Array(characters.length);
	for (let at = 0; at < bytes.length; at += 1) bytes[at] = characters.charCodeAt(at);
	return bytes;
}
