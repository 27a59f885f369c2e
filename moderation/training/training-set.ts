import { readied } from "#moderation/classifier/features.ts";
import { frequency } from "#moderation/classifier/model.ts";
import { tokensOf } from "#moderation/classifier/tokens.ts";
import { blocks, type Counts, createCounter } from "#moderation/classifier/vector.ts";
import { fold } from "#moderation/normalise.ts";
import type { SparseRow } from "./logistic-regression.ts";

/** Counts the features of each note as a whole, block by block. */
export function countFeatures(texts: readonly string[], bits: number): readonly (readonly Counts[])[] {
	const count = createCounter(bits);
	return texts.map((text) => {
		const tokens = tokensOf(fold(text));
		const ready = readied(tokens);
		return blocks.map((block) => {
			const { buckets, counts } = count(block, ready, { start: 0, end: tokens.length });
			return { buckets: buckets.slice(), counts: counts.slice() };
		});
	});
}

/** How much each bucket says by being rare: `log((1 + notes) / (1 + notes with it)) + 1`, and 0 where none has it. */
export function rarityOf(notes: readonly (readonly Counts[])[], size: number): Float32Array {
	const having = new Float32Array(size);
	for (const note of notes) {
		for (const { buckets } of note) for (const bucket of buckets) having[bucket] = (having[bucket] ?? 0) + 1;
	}
	return having.map((count) => (count === 0 ? 0 : Math.log((1 + notes.length) / (1 + count)) + 1));
}

/** A note as the model sees it: each block weighed by rarity and brought to the length of its weight. */
export function rowOf(note: readonly Counts[], rarity: Float32Array, blockWeights: readonly number[]): SparseRow {
	const parts = note.map(({ buckets, counts }, block) => {
		const values = Float32Array.from(buckets, (bucket, at) => frequency(counts[at] ?? 1) * (rarity[bucket] ?? 0));
		const share = (blockWeights[block] ?? 1) / (lengthOf(values) || 1);
		return values.map((value) => value * share);
	});
	const places = new Int32Array(parts.reduce((sum, part) => sum + part.length, 0));
	const values = new Float32Array(places.length);
	let at = 0;
	note.forEach(({ buckets }, block) => {
		places.set(buckets, at);
		values.set(parts[block] ?? [], at);
		at += buckets.length;
	});
	return { places, values };
}

/** Euclidean length: notes of any length are weighed alike. */
function lengthOf(values: ArrayLike<number>): number {
	let squares = 0;
	for (let at = 0; at < values.length; at += 1) squares += (values[at] ?? 0) ** 2;
	return Math.sqrt(squares);
}
