import { originalSpan } from "#moderation/normalisation/offset-text.ts";
import type { Views } from "#moderation/normalise.ts";
import type { Finding } from "#moderation/verdict.ts";
import { readied } from "./features.ts";
import { type Model, openModel } from "./model.ts";
import { type Sentence, sentencesOf, tokensOf } from "./tokens.ts";
import kept from "./weights.json" with { type: "json" };

/** What the trained model makes of a note. */
export interface Weighed {
	/** The sentence that weighs most, in a note that is to be refused. */
	readonly finding?: Finding;
	/** How sure that is, or that the note is a kind one: 0 to 1. */
	readonly confidence: number;
}

let opened: Model | undefined;

/** The trained model, opened at first use. */
function model(): Model {
	opened ??= openModel(kept);
	return opened;
}

export const trainedVersion: string = kept.version;

/** Weighs a note as a whole, and, when it is to be refused, finds the sentence that speaks most against it. */
export function weigh({ folded }: Views): Weighed {
	const { score, threshold, chanceOf } = model();
	const tokens = tokensOf(folded);
	if (tokens.length === 0) return { confidence: 0 };
	const ready = readied(tokens);
	const whole = score(ready, { start: 0, end: tokens.length });
	const chance = chanceOf(whole.score);
	if (whole.score <= threshold) return { confidence: 1 - chance };
	const sentences = sentencesOf(tokens, folded.text);
	const worst = mostOf(sentences, (sentence) => score(ready, sentence).score);
	const [first, last] = [tokens[worst?.start ?? 0], tokens[(worst?.end ?? tokens.length) - 1]];
	const span = originalSpan(folded, first?.from ?? 0, last?.to ?? folded.text.length);
	return { finding: { category: whole.category, ...span }, confidence: chance };
}

function mostOf(sentences: readonly Sentence[], weight: (sentence: Sentence) => number): Sentence | undefined {
	let most: Sentence | undefined;
	let heaviest = Number.NEGATIVE_INFINITY;
	for (const sentence of sentences) {
		const own = weight(sentence);
		if (own > heaviest) [most, heaviest] = [sentence, own];
	}
	return most;
}
