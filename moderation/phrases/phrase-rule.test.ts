import { describe, expect, it } from "vitest";
import { normalise } from "#moderation/normalise.ts";
import { readPattern } from "./phrase-pattern.ts";
import { createPhraseDetector } from "./phrase-rule.ts";

function matches(pattern: string, text: string): boolean {
	return createPhraseDetector("spam", [{ phrases: [pattern] }], { day: "monday lundi" })(normalise(text)).length > 0;
}

describe("a phrase pattern", () => {
	it.each([
		["red rose", "a Red rose!", true],
		["red rose", "red. Rose", false],
		["red|white rose", "white rose", true],
		["red very? rose", "red rose", true],
		["red very? rose", "red very rose", true],
		["red ..2 rose", "red and white rose", true],
		["red ..2 rose", "red and white wild rose", false],
		["red !wine", "red", true],
		["red !wine", "red wine", false],
		["!not red", "not red", false],
		["!not red", "never red", true],
		["on <day>", "on lundi", true],
		["l'été", "L’ÉTÉ", true],
	])("%j in %j: %s", (pattern, text, expected) => {
		expect(matches(pattern, text)).toBe(expected);
	});

	it("is withdrawn by an exception in the same sentence only", () => {
		const detect = createPhraseDetector("spam", [{ phrases: ["red rose"], unless: ["never"] }]);
		expect(detect(normalise("I never gave a red rose"))).toEqual([]);
		expect(detect(normalise("Never mind. A red rose"))).toEqual([{ category: "spam", start: 14, end: 22 }]);
	});

	it("reads a note once for all detectors, also for one that came later", () => {
		let read = 0;
		const plain = normalise("A red rose and a white rose for you");
		const words = plain.words.map((word) => ({
			...word,
			get text() {
				read += 1;
				return word.text;
			},
		}));
		const views = { ...plain, words };
		const detect = (phrase: string) => createPhraseDetector("spam", [{ phrases: [phrase] }]);
		const [red, white, blue] = ["red rose", "white rose", "blue rose"].map(detect);
		expect(red?.(views)).toHaveLength(1);
		const once = read;
		expect(white?.(views)).toHaveLength(1);
		expect(blue?.(views)).toEqual([]);
		expect(read).toBe(once);
		expect(detect("for you")(views)).toHaveLength(1);
	});

	it.each(["", "red?", "..3 red", "red|w? rose", "on <month>"])("%j is no pattern", (pattern) => {
		expect(() => readPattern(pattern)).toThrow();
	});
});
