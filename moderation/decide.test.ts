import { describe, expect, it } from "vitest";
import { decide, mergeSpans } from "./decide.ts";

describe("the verdict", () => {
	it("approves what nobody objects to", () => {
		expect(decide({ detected: [], judged: [] }, "v")).toMatchObject({ approved: true, modelVersion: "v" });
	});

	it("puts a threat above sexual talk, and sexual talk above an insult", () => {
		const insult = { category: "harassment", start: 0, end: 1 } as const;
		const threat = { category: "harassment", start: 4, end: 5 } as const;
		const sexual = { category: "sexual", start: 2, end: 3 } as const;
		expect(decide({ detected: [], judged: [insult, sexual] }, "v")).toMatchObject({ category: "sexual" });
		expect(decide({ detected: [threat], judged: [insult, sexual] }, "v")).toMatchObject({
			category: "harassment",
			spans: [{ start: 4, end: 5 }],
		});
	});

	it("blames the whole of an unreadable text", () => {
		const detected = [{ category: "unreadable", start: 0, end: 9 }] as const;
		expect(decide({ detected, judged: [] }, "v")).toMatchObject({ category: "unreadable", spans: [] });
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
