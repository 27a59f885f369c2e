import type { Readied } from "#moderation/classifier/features.ts";
import {
	combine,
	frequency,
	headCategories,
	headCount,
	type KeptModel,
	weightLevels,
} from "#moderation/classifier/model.ts";
import type { Sentence } from "#moderation/classifier/tokens.ts";
import { blocks, createCounter } from "#moderation/classifier/vector.ts";
import { featureNames } from "./feature-names.ts";

/** What the trained model makes of a window, feature by feature. */
export interface Explanation {
	/** The scores of the heads, the first of which says whether to refuse. */
	readonly heads: readonly number[];
	/** What each feature adds to the score, by its readable name, the largest first; below zero speaks for the note. */
	readonly features: readonly { readonly name: string; readonly effect: number }[];
}

/** Opens a kept model so that its scores can be taken apart. They are those of `openModel`. */
export function createExplainer(kept: KeptModel): (ready: Readied, window: Sentence) => Explanation {
	const count = createCounter(kept.bits);
	const emphasis = Buffer.from(kept.emphasis, "base64");
	const packed = Buffer.from(kept.weights, "base64");

	function weightOf(bucket: number, head: number): number {
		const place = bucket * headCount + head;
		return weightLevels[((packed[place >> 1] ?? 0) >> (place % 2 === 0 ? 0 : 4)) & 15] ?? 0;
	}

	/** By bucket of one block, what it adds to each head. */
	function effectsOf(block: (typeof blocks)[number], blockWeight: number, ready: Readied, window: Sentence) {
		const { buckets, counts } = count(block, ready, window);
		const values = Array.from(buckets, (bucket, at) => frequency(counts[at] ?? 1) * (emphasis[bucket] ?? 0));
		const share = blockWeight / (Math.hypot(...values) || 1);
		return Array.from(buckets, (bucket, at) => ({
			bucket,
			heads: kept.scales.map((scale, head) => (values[at] ?? 0) * share * weightOf(bucket, head) * scale),
		}));
	}

	return (ready, window) => {
		const parts = blocks.map((block, at) => ({
			names: namesByBucket(featureNames(block, ready, window), kept.bits),
			effects: effectsOf(block, kept.blockWeights[at] ?? 1, ready, window),
		}));
		const heads = kept.biases.map((bias, head) =>
			parts.reduce(
				(sum, { effects }) => effects.reduce((inner, effect) => inner + (effect.heads[head] ?? 0), sum),
				bias,
			),
		);
		const best = headCategories.indexOf(combine(heads).category) + 1;
		const named = parts.flatMap(({ names, effects }) =>
			effects.map(({ bucket, heads: each }) => ({
				name: names.get(bucket) ?? "unnamed",
				effect: (each[0] ?? 0) + (each[best] ?? 0),
			})),
		);
		return { heads, features: summedByName(named) };
	};
}

function namesByBucket(names: ReadonlyMap<number, string>, bits: number): ReadonlyMap<number, string> {
	return new Map([...names].map(([hash, name]) => [hash & (2 ** bits - 1), name]));
}

function summedByName(features: Explanation["features"]): Explanation["features"] {
	return [...Map.groupBy(features, ({ name }) => name)]
		.map(([name, those]) => ({ name, effect: those.reduce((sum, { effect }) => sum + effect, 0) }))
		.toSorted((left, right) => right.effect - left.effect);
}
