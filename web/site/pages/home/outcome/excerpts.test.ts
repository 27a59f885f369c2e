import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { excerptsOf } from "./excerpts.ts";

describe("the place a refusal points at", () => {
	test("is quoted whole in a short note", () => {
		const text = "Meet me at noon?";
		expect(excerptsOf(text, [{ start: 0, end: 7 }])).toEqual([
			{
				pieces: [
					{ text: "Meet me", marked: true },
					{ text: " at noon?", marked: false },
				],
				place: { start: 0, text: "Meet me" },
			},
		]);
	});

	test("is quoted with whole words around it in a long note", () => {
		const text =
			"I have thought about you every single day since the spring; call 0123456789 tonight, please, I will wait for you";
		const [excerpt] = excerptsOf(text, [{ start: 65, end: 75 }]);
		expect(excerpt?.pieces).toEqual([
			{ text: "…day since the spring; call ", marked: false },
			{ text: "0123456789", marked: true },
			{ text: " tonight, please, I will wait…", marked: false },
		]);
	});

	test("shares one quotation with a place near by, and has its own far off", () => {
		const far = "x".repeat(200);
		const text = `Call me on 0123456789 now. ${far} Or write to a@example.org.`;
		const spans = ["Call me", "0123456789", "a@example.org"].map((place) => ({
			start: text.indexOf(place),
			end: text.indexOf(place) + place.length,
		}));
		const marked = excerptsOf(text, spans).map((excerpt) =>
			excerpt.pieces.filter((piece) => piece.marked).map((piece) => piece.text),
		);
		expect(marked).toEqual([["Call me", "0123456789"], ["a@example.org"]]);
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
				const quoted = (excerpt?.pieces ?? [])
					.map((piece) => piece.text)
					.join("")
					.replace(/^…/, "")
					.replace(/…$/, "");
				return text.isWellFormed() && quoted.isWellFormed() && text.includes(quoted);
			}),
		);
	});
});
