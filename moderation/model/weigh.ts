import { locales } from "#i18n/locales.ts";
import { readWeightsFile, vocabularyNames } from "#moderation/data-files.ts";
import type { Weighed } from "#moderation/decide.ts";
import { requireLanguages } from "#moderation/languages.ts";
import { type OffsetText, originalSpan } from "#moderation/normalisation/offset-text.ts";
import type { Views } from "#moderation/normalise.ts";
import { vocabulary } from "#moderation/vocabulary/vocabulary.ts";
import type { Correction } from "./correction.ts";
import { prepareTokens } from "./features.ts";
import { type Sentence, sentencesOf, type Token, tokensOfNote, windowsOf } from "./tokens.ts";
import { createModel, type Model, type Scored, worstOf } from "./trained-model.ts";
import { decodeWeights } from "./weights-file.ts";

let loaded: Model | undefined;
let isCorrected = false;

/**
 * Loads the weights and the vocabularies, once; until then nothing can be weighed. They are megabytes, so whoever
 * imports this module does not pay for them.
 * @throws Error when they cannot be used, or do not cover a language of the pages.
 */
export function loadTrainedModel(): void {
	loaded ??= readModel();
}

/** Lets what people have taught it count from now on, or, without a correction, no longer. Its base has to be `weightsDigest()`. */
export function correctTrainedModel(correction: Correction | undefined): void {
	if (correction === undefined && !isCorrected) return;
	loaded = readModel(correction);
	isCorrected = correction !== undefined;
}

function readModel(correction?: Correction): Model {
	const weights = decodeWeights(readWeightsFile());
	requireLanguages(locales, { vocabularies: vocabularyNames(), thresholds: weights.thresholds });
	vocabulary();
	return createModel(weights, correction);
}

/** @throws Error until `loadTrainedModel` has been called. */
export function trainedModel(): Model {
	if (loaded === undefined) throw new Error("the trained model is not loaded: await prepareModerator() first");
	return loaded;
}

/** Names the weights. */
export function trainedVersion(): string {
	return trainedModel().version;
}

/** Weighs a note as a whole and sentence by sentence; when it is to be refused, finds what speaks most against it. */
export function weigh(views: Views): Weighed {
	const { folded } = views;
	const model = trainedModel();
	const tokens = tokensOfNote(views);
	if (tokens.length === 0) return { confidence: 0 };
	const prepared = prepareTokens(tokens);
	const windows = windowsOf(tokens, folded.text);
	const scored = model.score(prepared, windows);
	const worst = worstOf(scored.whole, scored.sentences);
	const chance = model.chanceOf(worst.score);
	if (worst.score <= (model.thresholds[prepared.language] ?? 0)) return { confidence: 1 - chance };
	const sentences = windows.length > 0 ? windows : sentencesOf(tokens, folded.text);
	const isScored = windows.length > 0 || sentences.length < 2;
	const scores = isScored ? scored.sentences : model.score(prepared, sentences).sentences;
	const heaviest = sentences[placeOfHeaviest(scores)] ?? { start: 0, end: tokens.length };
	return { finding: { category: worst.category, ...spanOf(heaviest, tokens, folded) }, confidence: chance };
}

/** Of equals, the first. */
function placeOfHeaviest(scores: readonly Scored[]): number {
	return scores.reduce((most, { score }, at) => (score > (scores[most]?.score ?? score) ? at : most), 0);
}

/** Where a window of tokens stands in the text as it was sent. */
export function spanOf({ start, end }: Sentence, tokens: readonly Token[], folded: OffsetText) {
	return originalSpan(folded, tokens[start]?.from ?? 0, tokens[end - 1]?.to ?? folded.text.length);
}
