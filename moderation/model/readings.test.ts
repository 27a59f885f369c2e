import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { moderate, prepareModerator } from "#moderation/moderate.ts";
import type { Verdict } from "#moderation/verdict.ts";
import { readingsOf } from "./readings.ts";

await prepareModerator();

const readings = (text: string) => readingsOf(text, moderate(text));

describe("the likeliest readings of a note", () => {
	it("are two, the likeliest first, and say what the verdict says", () => {
		const text = "I follow you home every night and I write down who you talk to. You belong to me.";
		const [first, second] = readings(text);
		const verdict = moderate(text);
		expect(first?.category).toBe("obsessive");
		expect(first?.chance).toBeGreaterThan(second?.chance ?? 1);
		expect((first?.chance ?? 0) + (second?.chance ?? 0)).toBeLessThanOrEqual(verdict.confidence + 0.02);
		expect(readings("Thank you for holding my hand at the hospital.")[0]?.category).toBeNull();
	});

	it("point at the sentence that speaks for a category most, and at none for kindness", () => {
		const meeting = "Meet me at the fountain on Saturday at six, I will be waiting there with two coffees.";
		const text = `Your voice is warm. ${meeting}`;
		const [first] = readingsOf(text, { approved: true, confidence: 0.2, modelVersion: "v" });
		expect(first?.category).toBe("meeting");
		expect(first?.spans.map(({ start, end }) => text.slice(start, end))).toEqual([meeting]);
		expect(readings("Your smile is the best part of my mornings")[0]).toMatchObject({ category: null, spans: [] });
	});

	it("give what a rule has named the likeliest category's chance, and the rule's place", () => {
		const text = "Meet me at the fountain on Saturday at six, you stupid darling.";
		const start = text.indexOf("stupid");
		const verdict: Verdict = {
			approved: false,
			category: "harassment",
			spans: [{ start, end: start + 6 }],
			isProven: false,
			speaksOfSelfHarm: false,
			confidence: 0.65,
			modelVersion: "v",
		};
		const [first, second] = readingsOf(text, verdict);
		expect(first).toMatchObject({ category: "harassment", spans: [{ start, end: start + 6 }] });
		expect(first?.chance).toBeLessThanOrEqual(0.65);
		expect(second).toEqual({ category: null, chance: 0.35, spans: [] });
	});

	it("hold the truth for most notes of which the moderator is unsure", () => {
		const unseen = ["en", "fr", "hi"].flatMap((locale) =>
			readFileSync(`training/unseen/${locale}-mixed.jsonl`, "utf8")
				.trim()
				.split("\n")
				.map((line): { text: string; label: string; category: string } => JSON.parse(line)),
		);
		const unsure = unseen.filter(({ text }) => moderate(text).confidence < 0.8);
		const right = unsure.filter(({ text, label, category }) =>
			readings(text).some((reading) => (reading.category ?? "accept") === (label === "accept" ? label : category)),
		);
		expect(unsure.length).toBeGreaterThan(50);
		expect(right.length / unsure.length).toBeGreaterThan(0.8);
	});

	it("exist for every text with a word, with places inside it", () => {
		expect(readings("")).toEqual([]);
		fc.assert(
			fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
				for (const { chance, spans } of readings(text)) {
					expect(chance).toBeGreaterThanOrEqual(0);
					expect(chance).toBeLessThanOrEqual(1);
					for (const { start, end } of spans) {
						expect(start).toBeGreaterThanOrEqual(0);
						expect(end).toBeGreaterThan(start);
						expect(end).toBeLessThanOrEqual(text.length);
					}
				}
			}),
		);
	});
});
