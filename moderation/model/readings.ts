import type { Reading } from "#contract/moderation.ts";
import { normalise } from "#moderation/normalise.ts";
import { prepareTokens } from "./features.ts";
import { sentencesOf, tokensOf, windowsOf } from "./tokens.ts";
import { sentenceMargin, worstOf } from "./trained-model.ts";
import { spanOf, trainedModel } from "./weigh.ts";

const shownReadings = 2;

/**
 * The two likeliest readings of a note, the likeliest first: what a person is shown who decides on one of which the model
 * is not sure. Empty for a text without a word to weigh.
 *
 * A category's part of the chance that the note is one to refuse is that of its own head's chance (one against all
 * others) in the sum of all (Zadrozny and Elkan, "Transforming classifier scores into accurate multiclass probability
 * estimates", 2002).
 */
export function readingsOf(text: string): readonly Reading[] {
	const { folded } = normalise(text);
	const model = trainedModel();
	const tokens = tokensOf(folded);
	if (tokens.length === 0) return [];
	const prepared = prepareTokens(tokens);
	const sentences = sentencesOf(tokens, folded.text);
	const scored = model.score(prepared, sentences);
	const windows = windowsOf(tokens, folded.text).length > 0 ? scored.sentences : [];
	const worst = worstOf(scored.whole, windows);
	// A sentence that decides alone has its score lowered by the margin.
	const deciding = windows.find(({ score }) => score - sentenceMargin === worst.score) ?? scored.whole;
	const refusal = model.chanceOf(worst.score);
	const chances = model.categories.map((_, index) => logistic(deciding.heads[index + 1] ?? 0));
	const sum = chances.reduce((total, chance) => total + chance, 0);
	const readings = model.categories.map((category, index): Reading => {
		const byHead = scored.sentences.map(({ heads }) => heads[index + 1] ?? 0);
		const heaviest = sentences[byHead.indexOf(Math.max(...byHead))] ?? { start: 0, end: tokens.length };
		return {
			category,
			chance: rounded((refusal * (chances[index] ?? 0)) / sum),
			spans: [spanOf(heaviest, tokens, folded)],
		};
	});
	const kind: Reading = { category: null, chance: rounded(1 - refusal), spans: [] };
	return [kind, ...readings].sort((left, right) => right.chance - left.chance).slice(0, shownReadings);
}

function logistic(value: number): number {
	return 1 / (1 + Math.exp(-value));
}

function rounded(chance: number): number {
	return Math.round(chance * 100) / 100;
}
