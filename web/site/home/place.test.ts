import { describe, expect, test } from "vitest";
import { findPlace } from "#web/site/home/place.ts";

const place = { start: 5, text: "0123" };

describe("a place in a note", () => {
	test("is where it was, blanks around the note aside", () => {
		expect(findPlace("call 0123", place)).toEqual({ start: 5, end: 9 });
		expect(findPlace("\n  call 0123 0123 ", place)).toEqual({ start: 8, end: 12 });
	});

	test("is found again where the words before it have changed", () => {
		expect(findPlace("please call 0123", place)).toEqual({ start: 12, end: 16 });
	});

	test("is nowhere once its words are gone", () => {
		expect(findPlace("call", place)).toBeUndefined();
		expect(findPlace("call", { start: 0, text: "" })).toBeUndefined();
	});
});
