import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { excerptsOf } from "#web/site/home/excerpts.ts";

describe("the place a refusal points at", () => {
	test("is quoted whole in a short note", () => {
		const text = "Meet me at noon?";
		expect(excerptsOf(text, [{ start: 0, end: 7 }])).toEqual([{ before: "", marked: "Meet me", after: " at noon?" }]);
	});

	test("is quoted with whole words around it in a long note", () => {
		const text =
			"I have thought about you every single day since the spring; call 0123456789 tonight, please, I will wait for you";
		const [excerpt] = excerptsOf(text, [{ start: 65, end: 75 }]);
		expect(excerpt).toEqual({
			before: "…day since the spring; call ",
			marked: "0123456789",
			after: " tonight, please, I will wait…",
		});
	});

	test("is left out where it lies outside the text", () => {
		expect(
			excerptsOf("short", [
				{ start: 3, end: 9 },
				{ start: 2, end: 2 },
			]),
		).toEqual([]);
	});

	test("never breaks a character in two and never invents one", () => {
		fc.assert(
			fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme", minLength: 1 }), (before, marked) => {
				const text = before + marked + before;
				const span = { start: before.length, end: before.length + marked.length };
				const [excerpt] = excerptsOf(text, [span]);
				const quoted = `${excerpt?.before}${excerpt?.marked}${excerpt?.after}`.replace(/^…/, "").replace(/…$/, "");
				return text.isWellFormed() && quoted.isWellFormed() && text.includes(quoted);
			}),
		);
	});
});
