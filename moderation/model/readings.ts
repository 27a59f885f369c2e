import type { Reading } from "#contract/moderation.ts";
import { normalise } from "#moderation/normalise.ts";
import { prepareTokens } from "./features.ts";
import { type Sentence, sentencesOf, tokensOf, windowsOf } from "./tokens.ts";
import { combine, sentenceMargin, worstOf } from "./trained-model.ts";
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
	const weighed = (window: Sentence) => {
		const heads = model.headsOf(prepared, window);
		return { ...window, heads, ...combine(heads, model.categories) };
	};
	const whole = weighed({ start: 0, end: tokens.length });
	const windows = windowsOf(tokens, folded.text).map(weighed);
	const worst = worstOf(whole, windows);
	// A sentence that decides alone has its score lowered by the margin.
	const deciding = windows.find(({ score }) => score - sentenceMargin === worst.score) ?? whole;
	const sentences = windows.length > 0 ? windows : sentencesOf(tokens, folded.text).map(weighed);
	const refusal = model.chanceOf(worst.score);
	const chances = model.categories.map((_, index) => logistic(deciding.heads[index + 1] ?? 0));
	const sum = chances.reduce((total, chance) => total + chance, 0);
	const readings = model.categories.map((category, index): Reading => {
		const heaviest = sentences.reduce((most, each) =>
			(each.heads[index + 1] ?? 0) > (most.heads[index + 1] ?? 0) ? each : most,
		);
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
