import { expect, it } from "vitest";
import { fold } from "#moderation/normalise.ts";
import { prepareTokens } from "./features.ts";
import { structureFeatures } from "./structure-features.ts";
import { tokensOf } from "./tokens.ts";

function featuresOf(text: string): Set<number> {
	const tokens = tokensOf(fold(text));
	const features = new Set<number>();
	structureFeatures(prepareTokens(tokens), { start: 0, end: tokens.length }, (hash) => features.add(hash));
	return features;
}

function onlyIn(text: string, other: string): number {
	const others = featuresOf(other);
	return [...featuresOf(text)].filter((hash) => !others.has(hash)).length;
}

it.each([
	["I would hurt you", "I would never hurt you"],
	["je te ferai mal", "je ne te ferai jamais mal"],
	["मैं तुम्हें मारूंगा", "मैं तुम्हें नहीं मारूंगा"],
	["main tumhe chot dunga", "main tumhe chot nahi dunga"],
])("what is denied is told from what is said: %s, %s", (said, denied) => {
	expect(onlyIn(denied, said)).toBeGreaterThan(0);
});

it("a denial reaches a few words, and ends at a pause", () => {
	const kill = "I would kill a dragon";
	expect(featuresOf(`never ${kill}`).size).toBeGreaterThan(featuresOf(`never. ${kill}`).size);
	expect(featuresOf(`never ${kill}`).size).toBeGreaterThan(featuresOf(`never a a a a a ${kill}`).size);
});

it("who does it to whom makes a difference, with other words between", () => {
	expect(onlyIn("you really always hurt me", "I really always hurt you")).toBeGreaterThan(0);
	expect(onlyIn("they said the old man was stupid", "you said the old man was stupid")).toBeGreaterThan(0);
});

it("says the same in every language that has the words", () => {
	const english = featuresOf("I love you");
	expect([...featuresOf("je aime tu")].filter((hash) => english.has(hash))).not.toEqual([]);
});
