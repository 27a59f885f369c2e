import type { RefusalCategory } from "#contract/moderation.ts";
import { type Correction, createCorrector } from "./correction.ts";
import type { PreparedTokens } from "./features.ts";
import { createSummation, type Heads } from "./note-sums.ts";
import type { Sentence } from "./tokens.ts";
import { blocks } from "./vector.ts";
import type { Weights } from "./weights-file.ts";

/** Sentences of a long letter in prose; verse has more, since its lines count as sentences. */
const usualSentences = 9;

/**
 * How much more a sentence by itself must weigh than a whole note to have the note refused: most kind letters have a
 * sentence that would be doubtful without the others, and the more there are, the worse is the worst of them by chance.
 */
export function sentenceMargin(sentences: number): number {
	return 2.5 + Math.log(Math.max(sentences, usualSentences) / usualSentences);
}

export interface Scored {
	/** The first head plus that of the best category: the two err less than either. */
	readonly score: number;
	readonly category: RefusalCategory;
}

interface ScoredWindow extends Scored {
	/** What each head makes of it; the first stands for no category. */
	readonly heads: Heads;
}

/** A note as a whole and its sentences, each weighed as if it stood alone. */
interface ScoredNote {
	readonly whole: ScoredWindow;
	readonly sentences: readonly ScoredWindow[];
}

export interface Model {
	readonly version: string;
	readonly thresholds: Weights["thresholds"];
	/** What the heads after the first stand for. */
	readonly categories: readonly RefusalCategory[];
	/** Weighs a note and those of its sentences that are asked for. They share no token. */
	score(tokens: PreparedTokens, sentences: readonly Sentence[]): ScoredNote;
	/** The chance that a note of this score is one to refuse. */
	chanceOf(score: number): number;
}

/** Makes a model of its weights, and of what was added to them since. */
export function createModel(weights: Weights, correction?: Correction): Model {
	const { biases, blockWeights, categories, chance } = weights;
	const addUp = createSummation(weights);
	const correct = correction && createCorrector(weights, correction);
	const scored = (heads: Heads) => ({ heads, ...combine(heads, categories) });
	return {
		version: correction === undefined ? weights.version : `${weights.version}+${correction.version}`,
		thresholds: weights.thresholds,
		categories,
		score(tokens, sentences) {
			const heads = { note: new Float64Array(biases), sentences: sentences.map(() => new Float64Array(biases)) };
			for (const [index, block] of blocks.entries()) {
				addUp(tokens, sentences, { block, weight: blockWeights[index] ?? 1, ...heads });
			}
			if (correct !== undefined) {
				correct(tokens, { start: 0, end: tokens.words.length }, heads.note);
				for (const [at, sums] of heads.sentences.entries()) {
					correct(tokens, sentences[at] ?? { start: 0, end: 0 }, sums);
				}
			}
			return { whole: scored(heads.note), sentences: heads.sentences.map(scored) };
		},
		chanceOf: (score) => 1 / (1 + Math.exp(-(chance.slope * score + chance.offset))),
	};
}

/** What a note comes to: as a whole, or by a sentence that weighs heavily enough to decide alone. */
export function worstOf(whole: Scored, sentences: readonly Scored[]): Scored {
	const margin = sentenceMargin(sentences.length);
	return sentences.reduce(
		(worst, { score, category }) => (score - margin > worst.score ? { score: score - margin, category } : worst),
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
