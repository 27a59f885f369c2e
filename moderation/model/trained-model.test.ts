import { describe, expect, it } from "vitest";
import { readWeightsFile } from "#moderation/data-files.ts";
import { fold } from "#moderation/normalise.ts";
import { type PreparedTokens, prepareTokens } from "./features.ts";
import { type Sentence, sentencesOf, tokensOf } from "./tokens.ts";
import { combine, createModel, type Scored } from "./trained-model.ts";
import { blocks, createCounter, frequency } from "./vector.ts";
import { decodeWeights, headsPerNumber, numbersPerBucket, type Weights, weightLevels } from "./weights-file.ts";

const weights = decodeWeights(readWeightsFile());
const model = createModel(weights);

/** The definition, without a table of rows and one window at a time. */
function plainScore(of: Weights, tokens: PreparedTokens, window: Sentence): Scored {
	const count = createCounter(of.bits);
	const heads = [...of.biases];
	blocks.forEach((block, index) => {
		const { buckets, counts } = count(block, tokens, window);
		const values = Array.from(buckets, (bucket, at) => frequency(counts[at] ?? 0) * (of.emphasis[bucket] ?? 0));
		const length = Math.sqrt(values.reduce((sum, value) => sum + value ** 2, 0)) || 1;
		heads.forEach((_, head) => {
			const levels = Array.from(buckets, (bucket) => {
				const number = of.levels[bucket * numbersPerBucket(of) + Math.floor(head / headsPerNumber)] ?? 0;
				return weightLevels[(number >>> (4 * (head % headsPerNumber))) & 15] ?? 0;
			});
			const sum = values.reduce((total, value, at) => total + value * (levels[at] ?? 0), 0);
			heads[head] = (heads[head] ?? 0) + ((sum * (of.blockWeights[index] ?? 1)) / length) * (of.scales[head] ?? 0);
		});
	});
	return combine(heads, of.categories);
}

function read(text: string) {
	const folded = fold(text);
	const tokens = tokensOf(folded);
	return { tokens: prepareTokens(tokens), sentences: sentencesOf(tokens, folded.text) };
}

/** A sentence with nothing around it. */
function alone(tokens: PreparedTokens, { start, end }: Sentence): PreparedTokens {
	return {
		...tokens,
		words: tokens.words.slice(start, end),
		hashes: Array.from(tokens.hashes).slice(start, end),
		meanings: tokens.meanings.slice(start, end),
		concepts: Array.from(tokens.concepts).slice(start, end),
		classes: Array.from(tokens.classes).slice(start, end),
	};
}

const texts = [
	"Your voice is warm. I never asked you for anything but a smile; you gave me a whole spring, and I thank you. Yes!",
	"On se voit samedi à 18 h ? J’aurai une écharpe rouge, tu me reconnaîtras. Tu me manques, tu me manques.",
	"कल शाम मिलते हैं। मैं स्टेशन पर इंतज़ार करूँगा।\nतुम बहुत प्यारी हो।",
	"tum sirf meri ho samjhi na, kisi aur se baat mat karna ".repeat(12),
	"you are a gay muslim woman and i l0ve y0u ".repeat(30),
	"\u{1f339} ".repeat(70),
	"a",
];

describe("a note that is read once", () => {
	it.each(texts)("weighs what its definition says, as a whole and sentence by sentence: %s", (text) => {
		const { tokens, sentences } = read(text);
		const scored = model.score(tokens, sentences);
		const whole = plainScore(weights, tokens, { start: 0, end: tokens.words.length });
		expect(scored.whole.score).toBeCloseTo(whole.score, 9);
		expect(scored.whole.category).toBe(whole.category);
		expect(scored.sentences).toHaveLength(sentences.length);
		sentences.forEach((sentence, at) => {
			const plain = plainScore(weights, tokens, sentence);
			expect(scored.sentences[at]?.score).toBeCloseTo(plain.score, 9);
			expect(scored.sentences[at]?.category).toBe(plain.category);
		});
	});

	it.each(texts)("weighs each sentence as if it stood alone: %s", (text) => {
		const { tokens, sentences } = read(text);
		const expected = sentences.map((sentence) => model.score(alone(tokens, sentence), []).whole);
		expect(model.score(tokens, sentences).sentences).toEqual(expected);
	});

	it("has each word’s features read as often with its sentences as without", () => {
		const { tokens, sentences } = read(texts[0] ?? "");
		let readings = 0;
		const words = tokens.words.map((word) => ({
			...word,
			get letters() {
				readings += 1;
				return word.letters;
			},
		}));
		model.score({ ...tokens, words }, []);
		expect(readings).toBe(words.length);
		model.score({ ...tokens, words }, sentences);
		expect(sentences.length).toBeGreaterThan(1);
		expect(readings).toBe(2 * words.length);
	});

	it("leaves nothing behind for the next", () => {
		const notes = texts.map(read);
		const first = notes.map(({ tokens, sentences }) => model.score(tokens, sentences));
		const again = notes.toReversed().map(({ tokens, sentences }) => model.score(tokens, sentences));
		expect(again.toReversed()).toEqual(first);
	});

	it("is weighed by any number of heads", () => {
		const bits = 6;
		const categories = Array.from(
			{ length: 8 },
			(_, at) => weights.categories[at % weights.categories.length] ?? "spam",
		);
		const wide: Weights = {
			...weights,
			bits,
			categories,
			scales: [...categories, 1].map((_, at) => 0.01 * (at + 1)),
			biases: [...categories, 1].map((_, at) => at / 10),
			emphasis: Uint8Array.from({ length: 2 ** bits }, (_, at) => (at * 37) & 255),
			levels: Uint32Array.from({ length: 2 * 2 ** bits }, (_, at) => Math.imul(at + 1, 0x9e3779b1) & 0x6e6e6e6e),
		};
		for (const text of texts) {
			const { tokens } = read(text);
			const plain = plainScore(wide, tokens, { start: 0, end: tokens.words.length });
			const { whole } = createModel(wide).score(tokens, []);
			expect(whole.score).toBeCloseTo(plain.score, 6);
			expect(whole.category).toBe(plain.category);
		}
	});
});
