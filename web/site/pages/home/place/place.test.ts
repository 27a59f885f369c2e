import { describe, expect, test } from "vitest";
import { findPlace, firstPlace } from "./place.ts";

const place = { start: 5, text: "0123" };

describe("a place in a note", () => {
	test("is where it was, blanks around the note aside", () => {
		expect(findPlace("call 0123", place)).toEqual({ start: 5, end: 9 });
		expect(findPlace("\n  call 0123 0123 ", place)).toEqual({ start: 8, end: 12 });
	});

	test("is found again where the words before it have changed", () => {
		expect(findPlace("please call 0123", place)).toEqual({ start: 12, end: 16 });
	});

	test("takes in what follows close upon it, and nothing further off", () => {
		const text = "call me on 0123, and later or never on 4567";
		const spans = [
			{ start: 0, end: 7 },
			{ start: 11, end: 15 },
			{ start: 39, end: 43 },
		];
		expect(firstPlace(text, spans)).toEqual({ start: 0, text: "call me on 0123" });
		expect(firstPlace(text, [])).toBeUndefined();
	});

	test("is nowhere once its words are gone", () => {
		expect(findPlace("call", place)).toBeUndefined();
		expect(findPlace("call", { start: 0, text: "" })).toBeUndefined();
	});
});
