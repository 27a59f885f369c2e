import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { growth, maxLinearGrowth } from "#tests/growth.ts";
import { modelVersion, moderate, prepareModerator } from "./moderate.ts";

await prepareModerator();

function refusal(text: string): { category: string; marked: readonly string[] } | "approved" {
	const verdict = moderate(text);
	if (verdict.approved) return "approved";
	return { category: verdict.category, marked: verdict.spans.map(({ start, end }) => text.slice(start, end)) };
}

describe("a note is judged", () => {
	it("approved when it is kind", () => {
		expect(moderate("Your smile is the best part of my mornings")).toMatchObject({
			approved: true,
			modelVersion: modelVersion(),
		});
	});

	it.each([
		["Write to me: 06 12 34 56 78, my love", "06 12 34 56 78"],
		["call me: 415-555-2671", "415-555-2671"],
		["मेरा नंबर ९८७६५४३२१० है", "९८७६५४३२१०"],
	])("refused for its contact data: %s", (text, marked) => {
		expect(refusal(text)).toEqual({ category: "personal_info", marked: [marked] });
	});

	it("by its worst sentence, however tender the rest", () => {
		const tender = "You are the light of my days and the quiet of my nights. ".repeat(8);
		expect(refusal(`${tender}You are ugly. ${tender}`)).toEqual({ category: "harassment", marked: ["You are ugly"] });
	});

	it("in its gravest category, with every place of that category", () => {
		expect(refusal("You idiot. Mail a@b.com. Let's meet. Or c@d.fr")).toEqual({
			category: "personal_info",
			marked: ["a@b.com", "c@d.fr"],
		});
		expect(refusal("You bitch, I will kill you")).toEqual({ category: "harassment", marked: ["I will kill you"] });
	});

	it("never by its way of hiding", () => {
		for (const word of [
			"b!tch",
			"b*tch",
			"b i t c h",
			"b.i.t.c.h",
			"biiiiitch",
			"bіtсh",
			"𝕓𝕚𝕥𝕔𝕙",
			"b\u200bitch",
			"BITCH",
		]) {
			expect(refusal(`oh ${word}`)).toEqual({ category: "harassment", marked: [word] });
		}
	});

	it("with a place inside the text, whatever the text", () => {
		const pieces = fc.constantFrom(
			...[
				"you idiot",
				"06 12 34 56 78",
				"a@b.com",
				"❤️",
				"\ud83d",
				"\udc00",
				"\u200b",
				"क्",
				"́",
				" ",
				"\n",
				"f u c k",
				"﷽",
			],
		);
		const text = fc.oneof(
			fc.string({ unit: "binary", maxLength: 200 }),
			fc.string({ unit: pieces, maxLength: 12 }),
			fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
		);
		fc.assert(
			fc.property(text, (note) => {
				const verdict = moderate(note);
				expect(verdict.confidence).toBeGreaterThanOrEqual(0);
				expect(verdict.confidence).toBeLessThanOrEqual(1);
				if (verdict.approved) return;
				let previousEnd = -1;
				for (const { start, end } of verdict.spans) {
					expect(start).toBeGreaterThan(previousEnd);
					expect(end).toBeGreaterThan(start);
					expect(end).toBeLessThanOrEqual(note.length);
					previousEnd = end;
				}
			}),
			{ numRuns: 2000 },
		);
	});
});

describe("a hostile text is judged in linear time", () => {
	const maxLength = 1_000_000;
	const seeds = [
		"a",
		"1 ",
		"7 ",
		"@.",
		"<",
		". ",
		"aaaa@",
		"a.b@",
		"ek ",
		"\u200b",
		"\u0301",
		"क्",
		"i will ",
		"b* ",
		"f ",
		"http://",
		"!",
		" ",
		"\n",
	];
	it.each(seeds)("%j, repeated", (seed) => {
		const text = seed.repeat(Math.ceil(maxLength / seed.length));
		expect(growth(maxLength, (length) => moderate(text.slice(0, length)))).toBeLessThan(maxLinearGrowth);
	});
});

describe("a moderator that was only imported", () => {
	it("gives no verdict before it is prepared", async () => {
		vi.resetModules();
		const fresh = await import("./moderate.ts");
		expect(() => fresh.moderate("Your smile is the best part of my mornings")).toThrow("prepareModerator");
		await fresh.prepareModerator();
		expect(fresh.moderate("Your smile is the best part of my mornings").approved).toBe(true);
	});
});
