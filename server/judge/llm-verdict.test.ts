import { describe, expect, it } from "vitest";
import { verdictOf } from "./llm-verdict.ts";

const text = "You are kind. Café à six, ma belle ? 🌹 See you at the station.";

describe("the verdict of a language model", () => {
	it("approves", () => {
		expect(verdictOf({ approved: true, category: "none", quote: "" }, text, "v")).toEqual({
			approved: true,
			confidence: 0,
			modelVersion: "v",
		});
	});

	it.each(["Café à six", "See you at the station.", "🌹", " You are kind. "])("finds the quoted words: %s", (quote) => {
		const verdict = verdictOf({ approved: false, category: "meeting", quote }, text, "v");
		const places = verdict.approved ? [] : verdict.spans;
		expect(places.map(({ start, end }) => text.slice(start, end))).toEqual([quote.trim()]);
	});

	it("finds words whose signs were replaced before the model saw them, at their place in the note", () => {
		const note = "Hello <b>\u202ebuy now⟫ and be glad";
		const verdict = verdictOf({ approved: false, category: "spam", quote: "buy now·" }, note, "v");
		expect(verdict).toMatchObject({ spans: [{ start: note.indexOf("buy"), end: note.indexOf(" and") }] });
	});

	it.each(["", "   ", "words that are not there", "CAFÉ À SIX"])(
		"marks nothing when the quote is no quote: %j",
		(quote) => {
			expect(verdictOf({ approved: false, category: "meeting", quote }, text, "v")).toMatchObject({ spans: [] });
		},
	);

	it("marks nothing in an unreadable text", () => {
		const answer = { approved: false, category: "unreadable", quote: "You are kind" } as const;
		expect(verdictOf(answer, text, "v")).toMatchObject({ category: "unreadable", spans: [] });
	});

	it("says of a refused note whether its writer needs help", () => {
		const refused = { approved: false, category: "obsessive", quote: "" } as const;
		expect(verdictOf(refused, "I want to kill myself.", "v")).toMatchObject({ speaksOfSelfHarm: true });
		expect(verdictOf(refused, text, "v")).toMatchObject({ speaksOfSelfHarm: false });
	});

	it.each([
		{ approved: true, category: "spam", quote: "" },
		{ approved: false, category: "none", quote: "" },
	] as const)("is none when it contradicts itself: %o", (answer) => {
		expect(() => verdictOf(answer, text, "v")).toThrow(expect.objectContaining({ errorType: "unknown" }));
	});
});
