import type { Locale } from "#i18n/locales.ts";
import { prepareTokens } from "#moderation/model/features.ts";
import { hashOf } from "#moderation/model/hash.ts";
import { type Sentence, tokensOf, windowsOf } from "#moderation/model/tokens.ts";
import { blocks, type Counts, createCounter, frequency } from "#moderation/model/vector.ts";
import { fold } from "#moderation/normalise.ts";
import type { SparseRow } from "./logistic-regression.ts";

// "group" is what every word for a group of people is read as.
const peopleConcepts = new Set(["group", "woman", "man", "girl", "boy", "person", "people"].map(hashOf));

/** The features of a window, block by block. */
export type Features = readonly Counts[];

/** What is counted of a note: all of it, and each of its sentences where it has several. */
export interface NoteFeatures {
	/** The language that knows most of its words, as the model tells; the corpus may say another. */
	readonly language: Locale;
	/** Whether it names people by what they are: a group, or simply a woman, a man, a person. */
	readonly namesPeople: boolean;
	readonly whole: Features;
	readonly sentences: readonly Features[];
}

/** Counts the features of each note, over `2 ** bits` buckets. */
export function countFeatures(texts: readonly string[], bits: number): readonly NoteFeatures[] {
	const count = createCounter(bits);
	return texts.map((text) => {
		const folded = fold(text);
		const tokens = tokensOf(folded);
		const prepared = prepareTokens(tokens);
		const featuresOf = (window: Sentence) =>
			blocks.map((block) => {
				const { buckets, counts } = count(block, prepared, window);
				return { buckets: buckets.slice(), counts: counts.slice() };
			});
		return {
			language: prepared.language,
			namesPeople: prepared.meanings.some((meaning) => meaning !== undefined && peopleConcepts.has(meaning.concept)),
			whole: featuresOf({ start: 0, end: tokens.length }),
			sentences: windowsOf(tokens, folded.text).map(featuresOf),
		};
	});
}

/**
 * How much each bucket counts: by being rare, `log((1 + notes) / (1 + notes with it)) + 1`, and by telling the two kinds
 * apart, half of it in proportion to the logarithm of how much likelier one kind is to have it than the other
 * (Wang and Manning, "Baselines and bigrams: simple, good sentiment and topic classification", 2012). 0 where no note
 * has it.
 */
export function emphasisOf(notes: readonly Features[], refused: readonly boolean[], size: number): Float32Array {
	const having = { refused: new Float32Array(size), kind: new Float32Array(size) };
	notes.forEach((note, at) => {
		const counts = refused[at] === true ? having.refused : having.kind;
		for (const { buckets } of note) for (const bucket of buckets) counts[bucket] = (counts[bucket] ?? 0) + 1;
	});
	const refusedNotes = refused.filter(Boolean).length;
	const prior = refusedNotes / Math.max(1, notes.length - refusedNotes);
	return having.refused.map((ofRefused, bucket) => {
		const ofKind = having.kind[bucket] ?? 0;
		if (ofRefused + ofKind === 0) return 0;
		const rarity = Math.log((1 + notes.length) / (1 + ofRefused + ofKind)) + 1;
		return rarity * (0.5 + 0.5 * Math.abs(Math.log((1 + ofRefused) / (1 + ofKind) / prior)));
	});
}

/** A window as the model sees it: each block weighed by emphasis and brought to the length of its weight. */
export function rowOf(note: Features, emphasis: Float32Array, blockWeights: readonly number[]): SparseRow {
	const parts = note.map(({ buckets, counts }, block) => {
		const values = Float32Array.from(buckets, (bucket, at) => frequency(counts[at] ?? 1) * (emphasis[bucket] ?? 0));
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
