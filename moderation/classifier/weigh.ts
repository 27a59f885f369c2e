import { type OffsetText, originalSpan } from "#moderation/normalisation/offset-text.ts";
import type { Views } from "#moderation/normalise.ts";
import type { Finding } from "#moderation/verdict.ts";
import { readied } from "./features.ts";
import { type Model, openModel, worstOf } from "./model.ts";
import { type Sentence, sentencesOf, type Token, tokensOf, windowsOf } from "./tokens.ts";
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

/** Weighs a note as a whole and sentence by sentence; when it is to be refused, finds what speaks most against it. */
export function weigh({ folded }: Views): Weighed {
	const { score, thresholds, chanceOf } = model();
	const tokens = tokensOf(folded);
	if (tokens.length === 0) return { confidence: 0 };
	const ready = readied(tokens);
	const note = { start: 0, end: tokens.length };
	const weightOf = (window: Sentence) => score(ready, window);
	const worst = worstOf(weightOf(note), windowsOf(tokens, folded.text).map(weightOf));
	const chance = chanceOf(worst.score);
	if (worst.score <= thresholds[ready.language]) return { confidence: 1 - chance };
	const heaviest = mostOf(sentencesOf(tokens, folded.text), (sentence) => weightOf(sentence).score);
	return { finding: { category: worst.category, ...spanOf(heaviest ?? note, tokens, folded) }, confidence: chance };
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

function spanOf({ start, end }: Sentence, tokens: readonly Token[], folded: OffsetText) {
	return originalSpan(folded, tokens[start]?.from ?? 0, tokens[end - 1]?.to ?? folded.text.length);
}
