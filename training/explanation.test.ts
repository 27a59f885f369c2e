import { describe, expect, it } from "vitest";
import { readWeightsFile } from "#moderation/data-files.ts";
import { prepareTokens } from "#moderation/model/features.ts";
import { sentencesOf, tokensOf } from "#moderation/model/tokens.ts";
import { combine, createModel } from "#moderation/model/trained-model.ts";
import { decodeWeights } from "#moderation/model/weights-file.ts";
import { fold } from "#moderation/normalise.ts";
import { createExplainer } from "./explanation.ts";

const weights = decodeWeights(readWeightsFile());
const explainer = createExplainer(weights);
const model = createModel(weights);

function explained(text: string) {
	const folded = fold(text);
	const tokens = tokensOf(folded);
	const prepared = prepareTokens(tokens);
	return { tokens, prepared, folded, ...explainer(prepared, { start: 0, end: tokens.length }) };
}

const texts = [
	"Your voice is warm. I never asked you for anything but a smile; you gave me a whole spring, and I thank you.",
	"On se voit samedi à 18 h ? J’aurai une écharpe rouge, tu me reconnaîtras.",
	"कल शाम मिलते हैं, मैं स्टेशन पर इंतज़ार करूँगा।",
	"tum sirf meri ho samjhi na, kisi aur se baat mat karna",
];

describe("an explanation", () => {
	it.each(texts)("comes to the model's own scores, for the whole and each sentence: %s", (text) => {
		const { tokens, prepared, folded } = explained(text);
		const windows = sentencesOf(tokens, folded.text);
		const { whole, sentences } = model.score(prepared, windows);
		for (const [window, expected] of [
			[{ start: 0, end: tokens.length }, whole] as const,
			...windows.flatMap((sentence, at) => sentences.slice(at, at + 1).map((scored) => [sentence, scored] as const)),
		]) {
			const { score, category } = combine(explainer(prepared, window).heads, weights.categories);
			expect(score).toBeCloseTo(expected.score, 6);
			expect(category).toBe(expected.category);
		}
	});

	it.each(texts)("has a name for every feature: %s", (text) => {
		expect(explained(text).features.map(({ name }) => name)).not.toContain("unnamed");
	});

	it("names letters, words, runs, concepts, their forms and classes", () => {
		const names = explained("Tomorrow we kissed near the station").features.map(({ name }) => name);
		expect(names).toEqual(
			expect.arrayContaining(["letters _kis", "letters iss", "letters sed_", "word kissed", "words tomorrow we"]),
		);
		expect(names).toEqual(expect.arrayContaining(["concept tomorrow", "class SOON", "concept kiss"]));
		expect(names.filter((name) => /^form .+ of kiss$/.test(name))).toHaveLength(1);
		expect(names.filter((name) => /^classes SOON … /.test(name)).length).toBeGreaterThan(0);
	});
});
