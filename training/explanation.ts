import type { PreparedTokens } from "#moderation/model/features.ts";
import type { Sentence } from "#moderation/model/tokens.ts";
import { combine } from "#moderation/model/trained-model.ts";
import { blocks, type Counts, createCounter, frequency } from "#moderation/model/vector.ts";
import { headsPerNumber, numbersPerBucket, type Weights, weightLevels } from "#moderation/model/weights-file.ts";
import { featureNames } from "./feature-names.ts";

/** What the trained model makes of a window, feature by feature. */
export interface Explanation {
	/** The scores of the heads, the first of which says whether to refuse. */
	readonly heads: readonly number[];
	/** What each feature adds to the score, by its readable name, the largest first; below zero speaks for the note. */
	readonly features: readonly { readonly name: string; readonly effect: number }[];
}

/** Takes the scores of a trained model apart. They are those of `createModel`. */
export function createExplainer(weights: Weights): (prepared: PreparedTokens, window: Sentence) => Explanation {
	const { biases, bits, blockWeights, categories } = weights;
	const count = createCounter(bits);

	return (prepared, window) => {
		const parts = blocks.map((block, at) => ({
			names: namesByBucket(featureNames(block, prepared, window), bits),
			effects: effectsOf(weights, count(block, prepared, window), blockWeights[at] ?? 1),
		}));
		const heads = biases.map((bias, head) =>
			parts.reduce(
				(sum, { effects }) => effects.reduce((inner, effect) => inner + (effect.heads[head] ?? 0), sum),
				bias,
			),
		);
		const best = categories.indexOf(combine(heads, categories).category) + 1;
		const named = parts.flatMap(({ names, effects }) =>
			effects.map(({ bucket, heads: each }) => ({
				name: names.get(bucket) ?? "unnamed",
				effect: (each[0] ?? 0) + (each[best] ?? 0),
			})),
		);
		return { heads, features: summedByName(named) };
	};
}

/** By bucket of one block, what it adds to each head. */
function effectsOf(weights: Weights, { buckets, counts }: Counts, blockWeight: number) {
	const { emphasis, scales } = weights;
	const values = Array.from(buckets, (bucket, at) => frequency(counts[at] ?? 1) * (emphasis[bucket] ?? 0));
	const share = blockWeight / (Math.hypot(...values) || 1);
	return Array.from(buckets, (bucket, at) => ({
		bucket,
		heads: scales.map((scale, head) => (values[at] ?? 0) * share * levelOf(weights, bucket, head) * scale),
	}));
}

function levelOf({ levels, categories }: Weights, bucket: number, head: number): number {
	const number = levels[bucket * numbersPerBucket({ categories }) + Math.floor(head / headsPerNumber)] ?? 0;
	return weightLevels[(number >>> (4 * (head % headsPerNumber))) & 15] ?? 0;
}

function namesByBucket(names: ReadonlyMap<number, string>, bits: number): ReadonlyMap<number, string> {
	return new Map([...names].map(([hash, name]) => [hash & (2 ** bits - 1), name]));
}

function summedByName(features: Explanation["features"]): Explanation["features"] {
	return [...Map.groupBy(features, ({ name }) => name)]
		.map(([name, those]) => ({ name, effect: those.reduce((sum, { effect }) => sum + effect, 0) }))
		.toSorted((left, right) => right.effect - left.effect);
}
