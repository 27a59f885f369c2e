import { describe, expect, it } from "vitest";
import { fold } from "#moderation/normalise.ts";
import { meaningFeatures, prepareTokens, spellingFeatures } from "./features.ts";
import { sentencesOf, tokensOf } from "./tokens.ts";

function featuresOf(text: string, block: typeof spellingFeatures): Set<number> {
	const tokens = tokensOf(fold(text));
	const features = new Set<number>();
	block(prepareTokens(tokens), { start: 0, end: tokens.length }, (hash) => features.add(hash));
	return features;
}

function shared(one: string, other: string, block: typeof spellingFeatures): number {
	const [left, right] = [featuresOf(one, block), featuresOf(other, block)];
	return [...left].filter((hash) => right.has(hash)).length;
}

describe("what a note is weighed by", () => {
	it("is the same for the same words, whatever their case, accents and disguise", () => {
		expect(featuresOf("TU ME MANQUÉS", spellingFeatures)).toEqual(featuresOf("tu me manques", spellingFeatures));
		expect(featuresOf("l\u200bove", spellingFeatures)).toEqual(featuresOf("love", spellingFeatures));
	});

	it("has runs of letters and of words: similar spellings share some, other words none", () => {
		expect(shared("coffee", "cofee", spellingFeatures)).toBeGreaterThan(3);
		expect(shared("coffee", "minuit", spellingFeatures)).toBe(0);
		expect(featuresOf("a b", spellingFeatures).size).toBe(featuresOf("a", spellingFeatures).size * 2 + 1);
	});

	it.each([
		["wait tomorrow", "attends demain"],
		["eyes", "आंखें"],
		["number", "नंबर"],
		["eye", "aankhen"],
	])("meets across languages in what words mean: %s, %s", (one, other) => {
		expect(shared(one, other, meaningFeatures)).toBeGreaterThan(0);
	});

	it("is the same whichever group of people a note names", () => {
		const [one, ...others] = ["Muslim", "Dalit", "lesbian", "Nigerian", "deaf"].map(
			(who) => `You are ${who} and I am proud`,
		);
		for (const block of [spellingFeatures, meaningFeatures]) {
			for (const other of others) expect(featuresOf(other, block)).toEqual(featuresOf(one ?? "", block));
		}
		expect(featuresOf("tu es algérienne", meaningFeatures)).toEqual(featuresOf("tu es juive", meaningFeatures));
		expect(featuresOf("तुम दलित हो", meaningFeatures)).toEqual(featuresOf("तुम बिहारी हो", meaningFeatures));
	});

	it("sees through leetspeak, drawn-out letters and letters apart", () => {
		expect(featuresOf("m33t me t0night", spellingFeatures)).toEqual(featuresOf("meet me tonight", spellingFeatures));
		expect(featuresOf("k i t c h e n t a b l e", meaningFeatures)).toEqual(
			featuresOf("kitchen table", meaningFeatures),
		);
	});

	it("costs a bounded number of features a character", () => {
		for (const text of ["a".repeat(10_000), "a ".repeat(10_000), "love ".repeat(2_000), "!".repeat(10_000)]) {
			const tokens = tokensOf(fold(text));
			let count = 0;
			const emit = () => {
				count += 1;
			};
			spellingFeatures(prepareTokens(tokens), { start: 0, end: tokens.length }, emit);
			meaningFeatures(prepareTokens(tokens), { start: 0, end: tokens.length }, emit);
			expect(count).toBeLessThan(20 * text.length);
		}
	});
});

describe("the sentences of a note", () => {
	const sentences = (text: string) => {
		const folded = fold(text);
		const tokens = tokensOf(folded);
		return sentencesOf(tokens, folded.text).map(({ start, end }) =>
			folded.text.slice(tokens[start]?.from, tokens[end - 1]?.to),
		);
	};

	it("end at their signs and at line breaks; very short ones belong to what is before them", () => {
		expect(sentences("I like your laugh. Do you know that?! Yes.\nIt is the best of my day")).toEqual([
			"i like your laugh.",
			"do you know that?! yes.",
			"it is the best of my day",
		]);
		expect(sentences("तुम बहुत प्यारी हो। मुझे तुम्हारी याद आती है।")).toHaveLength(2);
		expect(sentences("")).toEqual([]);
	});
});
