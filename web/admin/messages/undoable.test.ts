import { describe, expect, test } from "vitest";
import { latestUndoable, secondsLeft, type Undoable, undoEnd } from "./undoable.ts";

const decision = (number: number, askedAt: number): Undoable => ({
	number,
	messages: [],
	before: "pending",
	action: "approve",
	email: "queued",
	until: undoEnd(askedAt),
});

describe("a decision can be undone", () => {
	const decisions = [decision(1, 0), decision(2, 4_000)];

	test("the latest first, for ten seconds from when it was asked for", () => {
		expect(latestUndoable(decisions, 5_000)?.number).toBe(2);
		expect(latestUndoable(decisions.slice(0, 1), 9_999)?.number).toBe(1);
		expect(latestUndoable(decisions, 14_000)).toBeUndefined();
	});

	test("with the seconds that are left in sight", () => {
		expect([4_000, 4_001, 13_999, 14_000, 20_000].map((now) => secondsLeft(decision(2, 4_000), now))).toEqual([
			10, 10, 1, 0, 0,
		]);
	});
});
