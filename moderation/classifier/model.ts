import type { RefusalCategory } from "#contract/moderation.ts";
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
export type HeadCategory = (typeof headCategories)[number];

/** Head 0 tells whether a note is to be refused at all; the others, as what. */
export const headCount = headCategories.length + 1;

/** How much the best category adds to head 0: the two together err less than either. */
export const categoryShare = 0.7;

/** A trained model as it is kept: numbers as base64 of bytes. */
export interface KeptModel {
	readonly version: string;
	/** Features fall into `2 ** bits` buckets. */
	readonly bits: number;
	/** Weight of each block of features against the first. */
	readonly blockWeights: readonly number[];
	/** How much a bucket says by being rare (inverse document frequency): a byte each, in proportion. */
	readonly rarity: string;
	/** A signed byte for each bucket and head, times the head's scale. */
	readonly weights: string;
	readonly scales: readonly number[];
	readonly biases: readonly number[];
	/** Score above which a note is refused. */
	readonly threshold: number;
	/** Logistic curve from score to the chance that the note is one to refuse: `1 / (1 + exp(-(slope * score + offset)))`. */
	readonly chance: { readonly slope: number; readonly offset: number };
}

export interface Scored {
	/** Head 0 and the best category together. */
	readonly score: number;
	readonly category: HeadCategory;
}

export interface Model {
	readonly threshold: number;
	/** Weighs a window of a note. */
	score(tokens: Readied, window: Sentence): Scored;
	/** The chance that a note of this score is one to refuse. */
	chanceOf(score: number): number;
}

/** Opens a kept model. */
export function openModel(kept: KeptModel): Model {
	const rarity = bytesOf(kept.rarity);
	const weights = new Int8Array(bytesOf(kept.weights).buffer);
	const count = createCounter(kept.bits);
	const sums = new Float64Array(headCount);
	const own = new Float64Array(headCount);

	function add(block: (typeof blocks)[number], blockWeight: number, tokens: Readied, window: Sentence): void {
		const { buckets, counts } = count(block, tokens, window);
		own.fill(0);
		let squares = 0;
		for (let at = 0; at < buckets.length; at += 1) {
			const bucket = buckets[at] ?? 0;
			const value = frequency(counts[at] ?? 1) * (rarity[bucket] ?? 0);
			squares += value * value;
			const row = bucket * headCount;
			for (let head = 0; head < headCount; head += 1) own[head] = (own[head] ?? 0) + value * (weights[row + head] ?? 0);
		}
		const share = blockWeight / (Math.sqrt(squares) || 1);
		for (let head = 0; head < headCount; head += 1) sums[head] = (sums[head] ?? 0) + (own[head] ?? 0) * share;
	}

	return {
		threshold: kept.threshold,
		score(tokens, window) {
			sums.fill(0);
			for (const [index, block] of blocks.entries()) add(block, kept.blockWeights[index] ?? 1, tokens, window);
			return combine(sums.map((sum, head) => sum * (kept.scales[head] ?? 0) + (kept.biases[head] ?? 0)));
		},
		chanceOf: (score) => 1 / (1 + Math.exp(-(kept.chance.slope * score + kept.chance.offset))),
	};
}

/** One score and one category from the scores of all heads. */
export function combine(heads: ArrayLike<number>): Scored {
	let best = 0;
	for (let index = 1; index < headCategories.length; index += 1) {
		if ((heads[index + 1] ?? 0) > (heads[best + 1] ?? 0)) best = index;
	}
	return {
		score: (heads[0] ?? 0) + categoryShare * (heads[best + 1] ?? 0),
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
