import { describe, expect, it } from "vitest";
import { decide, mergeSpans } from "./decide.ts";

const kind = { confidence: 0.9 };

describe("the verdict", () => {
	it("approves what nobody objects to", () => {
		expect(decide({ detected: [], listed: [], weighed: kind }, "v")).toMatchObject({
			approved: true,
			confidence: 0.9,
			modelVersion: "v",
		});
	});

	it("puts a threat above sexual talk, and sexual talk above an insult", () => {
		const insult = { category: "harassment", start: 0, end: 1 } as const;
		const threat = { category: "harassment", start: 4, end: 5 } as const;
		const sexual = { category: "sexual", start: 2, end: 3 } as const;
		expect(decide({ detected: [], listed: [insult, sexual], weighed: kind }, "v")).toMatchObject({
			category: "sexual",
		});
		expect(decide({ detected: [threat], listed: [insult, sexual], weighed: kind }, "v")).toMatchObject({
			category: "harassment",
			spans: [{ start: 4, end: 5 }],
		});
	});

	it("takes the model's word where no rule speaks, and a rule's where one does", () => {
		const weighed = { finding: { category: "spam", start: 3, end: 7 }, confidence: 0.8 } as const;
		expect(decide({ detected: [], listed: [], weighed }, "v")).toEqual({
			approved: false,
			category: "spam",
			spans: [{ start: 3, end: 7 }],
			isProven: false,
			confidence: 0.8,
			modelVersion: "v",
		});
		const meeting = { category: "meeting", start: 0, end: 2 } as const;
		expect(decide({ detected: [meeting], listed: [], weighed }, "v")).toMatchObject({
			category: "meeting",
			isProven: true,
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
