import { describe, expect, test } from "vitest";
import { placesOf } from "#web/site/pages/home/place/place.ts";
import type { Refusal } from "./outcome.ts";
import { standingRefusal } from "./refusal-marks.ts";

const message = "You are kind. Call 0123456789, or write to a@example.org.";
const spans = ["0123456789", "a@example.org"].map((words) => {
	const start = message.indexOf(words);
	return { start, end: start + words.length };
});

function refusal(places = placesOf(message, spans)): Refusal {
	return { kind: "rejected", reason: "No", category: "personal_info", places, message, help: false };
}

function marked(value: string, of = refusal()): string[] | undefined {
	return standingRefusal(of, value)?.marks.map(({ start, end }) => value.slice(start, end));
}

describe("the passages of a refusal in the text", () => {
	test("are where they were, also behind spaces that were not sent", () => {
		expect(marked(`\n  ${message}`)).toEqual(["0123456789", "a@example.org"]);
	});

	test("go one by one, as they are changed, and the refusal with the last", () => {
		expect(marked("You are kind. Call me, or write to a@example.org.")).toEqual(["a@example.org"]);
		expect(marked("You are kind.")).toBeUndefined();
	});

	test("move with what is written before them", () => {
		expect(marked(`Dear Jane, ${message}`)).toEqual(["0123456789", "a@example.org"]);
	});

	test("that are named twice or lie in each other are marked once", () => {
		const places = placesOf(message, [
			{ start: 14, end: 29 },
			{ start: 19, end: 29 },
			{ start: 19, end: 29 },
		]);
		expect(marked(message, refusal(places))).toEqual(["Call 0123456789"]);
	});

	test("are none where the whole note is meant: any change ends it", () => {
		expect(marked(` ${message} `, refusal([]))).toEqual([]);
		expect(marked(`${message}!`, refusal([]))).toBeUndefined();
	});

	test("that lie outside the text are none", () => {
		expect(placesOf("short", [{ start: 3, end: 9 }])).toEqual([]);
		expect(placesOf("short", [{ start: 2, end: 2 }])).toEqual([]);
	});
});
