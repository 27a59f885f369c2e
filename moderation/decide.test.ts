import { describe, expect, it } from "vitest";
import { decide, mergeSpans } from "./decide.ts";

const kind = { confidence: 0.9 };
const unkind = { finding: { category: "spam", start: 3, end: 7 }, confidence: 0.8 } as const;
const insult = { category: "harassment", start: 0, end: 1 } as const;
const sexual = { category: "sexual", start: 2, end: 3 } as const;
const advert = { category: "spam", start: 4, end: 5 } as const;
const threat = { category: "harassment", start: 6, end: 8 } as const;
const number = { category: "personal_info", start: 8, end: 9 } as const;
const despair = { category: "obsessive", start: 9, end: 10 } as const;

describe("the verdict", () => {
	it("approves what nobody objects to", () => {
		expect(decide({ detected: [], listed: [], weighed: kind }, "v")).toMatchObject({
			approved: true,
			confidence: 0.9,
			modelVersion: "v",
		});
	});

	it("is what a rule proves, whatever else is said against the note", () => {
		const all = { selfHarm: [despair], threats: [threat], listed: [insult], weighed: unkind };
		expect(decide({ ...all, detected: [number] }, "v")).toMatchObject({ category: "personal_info", confidence: 0.98 });
		expect(decide({ ...all, detected: [] }, "v")).toMatchObject({
			category: "obsessive",
			spans: [{ start: 9, end: 10 }],
			confidence: 0.95,
		});
	});

	it("is the model's where no rule proves anything, shown where a rule suspects the same", () => {
		expect(decide({ detected: [], listed: [sexual], weighed: unkind }, "v")).toEqual({
			approved: false,
			category: "spam",
			spans: [{ start: 3, end: 7 }],
			isProven: false,
			confidence: 0.8,
			modelVersion: "v",
		});
		expect(decide({ detected: [], listed: [sexual, advert], weighed: unkind }, "v")).toMatchObject({
			category: "spam",
			spans: [{ start: 4, end: 5 }],
			confidence: 0.8,
		});
	});

	it("is what a listed word plainly is, where the model calls it something else", () => {
		expect(decide({ detected: [], words: [insult], listed: [advert], weighed: unkind }, "v")).toMatchObject({
			category: "harassment",
			spans: [{ start: 0, end: 1 }],
		});
	});

	it("is a threat where one is suspected, whatever the model calls it", () => {
		expect(decide({ detected: [], threats: [threat], listed: [advert], weighed: unkind }, "v")).toMatchObject({
			category: "harassment",
			spans: [{ start: 6, end: 8 }],
		});
	});

	it("is the gravest suspicion where the model would not have refused by itself, and unsure", () => {
		const unsure = { approved: false, confidence: 0.65 };
		expect(decide({ detected: [], listed: [insult, sexual], weighed: kind }, "v")).toMatchObject({
			...unsure,
			category: "sexual",
		});
		expect(decide({ detected: [], threats: [threat], listed: [insult, sexual], weighed: kind }, "v")).toMatchObject({
			...unsure,
			category: "harassment",
			spans: [{ start: 6, end: 8 }],
		});
	});

	it("blames the whole of an unreadable text", () => {
		const detected = [{ category: "unreadable", start: 0, end: 9 }] as const;
		expect(decide({ detected, listed: [], weighed: kind }, "v")).toMatchObject({ category: "unreadable", spans: [] });
	});

	it("merges places that touch", () => {
		const spans = [
			{ start: 5, end: 7 },
			{ start: 0, end: 3 },
			{ start: 2, end: 4 },
			{ start: 7, end: 9 },
		];
		expect(mergeSpans(spans)).toEqual([
			{ start: 0, end: 4 },
			{ start: 5, end: 9 },
		]);
	});
});
