import type { Reading, RefusalCategory } from "#contract/moderation.ts";
import { normalise } from "#moderation/normalise.ts";
import type { Verdict } from "#moderation/verdict.ts";
import { prepareTokens } from "./features.ts";
import { sentencesOf, tokensOf, windowsOf } from "./tokens.ts";
import { sentenceMargin, worstOf } from "./trained-model.ts";
import { spanOf, trainedModel } from "./weigh.ts";

const shownReadings = 2;

/**
 * The two likeliest readings of a note, the likeliest first: what a person is shown who decides where the moderator's
 * verdict on it is unsure. Empty for a text without a word to weigh.
 *
 * The verdict says how likely the note is a kind one, and what speaks against it when it is not. What else it may be is
 * the trained model's word: of the chance that the note is one to refuse, a category's part is that of its own head's
 * chance (one against all others) in the sum of all (Zadrozny and Elkan, "Transforming classifier scores into accurate
 * multiclass probability estimates", 2002).
 */
export function readingsOf(text: string, verdict: Verdict): readonly Reading[] {
	const weighed = weighCategories(text);
	if (weighed.length === 0) return [];
	const refusal = verdict.approved ? 1 - verdict.confidence : verdict.confidence;
	const readings = namedFirst(weighed, verdict).map(
		(reading): Reading => ({ ...reading, chance: rounded(refusal * reading.chance) }),
	);
	const kind: Reading = { category: null, chance: rounded(1 - refusal), spans: [] };
	return [kind, ...readings].sort((left, right) => right.chance - left.chance).slice(0, shownReadings);
}

/** A category that the note may be of, and its part of the chance that it is one to refuse. */
interface WeighedCategory extends Reading {
	readonly category: RefusalCategory;
}

/** All categories, the likeliest first, each with the sentence that speaks for it most. */
function weighCategories(text: string): readonly WeighedCategory[] {
	const { folded } = normalise(text);
	const model = trainedModel();
	const tokens = tokensOf(folded);
	if (tokens.length === 0) return [];
	const sentences = sentencesOf(tokens, folded.text);
	const scored = model.score(prepareTokens(tokens), sentences);
	const windows = windowsOf(tokens, folded.text).length > 0 ? scored.sentences : [];
	const { score: worst } = worstOf(scored.whole, windows);
	// A sentence that decides alone has its score lowered by the margin.
	const deciding = windows.find(({ score }) => score - sentenceMargin(windows.length) === worst) ?? scored.whole;
	const chances = model.categories.map((_, index) => logistic(deciding.heads[index + 1] ?? 0));
	const sum = chances.reduce((total, chance) => total + chance, 0);
	const categories = model.categories.map((category, index): WeighedCategory => {
		const byHead = scored.sentences.map(({ heads }) => heads[index + 1] ?? 0);
		const heaviest = sentences[byHead.indexOf(Math.max(...byHead))] ?? { start: 0, end: tokens.length };
		return { category, chance: (chances[index] ?? 0) / sum, spans: [spanOf(heaviest, tokens, folded)] };
	});
	return categories.sort((left, right) => right.chance - left.chance);
}

/** A refusal's own category changes places with the likeliest: a rule may have named it. Its places are the verdict's. */
function namedFirst(categories: readonly WeighedCategory[], verdict: Verdict): readonly WeighedCategory[] {
	if (verdict.approved) return categories;
	const { category: named, spans } = verdict;
	const [likeliest, own] = [categories[0], categories.find(({ category }) => category === named)];
	if (likeliest === undefined || own === undefined) return categories;
	return categories.map((each) => {
		if (each === own) return { ...own, chance: likeliest.chance, ...(spans.length > 0 && { spans: [...spans] }) };
		return each === likeliest ? { ...likeliest, chance: own.chance } : each;
	});
}

function logistic(value: number): number {
	return 1 / (1 + Math.exp(-value));
}

function rounded(chance: number): number {
	return Math.round(chance * 100) / 100;
}
