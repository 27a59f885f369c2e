import { describe, expect, it } from "vitest";
import { inHand, nextLimit } from "./admission-limit.ts";

/** The limit after so many turns, all of one length. */
function limitAfter(limit: number, times: number, turnMs: number): number {
	return Array.from({ length: times }).reduce<number>((current) => nextLimit(current, turnMs), limit);
}

describe("the limit of requests in hand", () => {
	it("falls by a fifth when turns are long, and grows slowly when they are short", () => {
		expect(nextLimit(100, 40)).toBe(80);
		expect(nextLimit(100, 10)).toBe(104);
	});

	it("never stops all work, nor lets everything in", () => {
		expect(limitAfter(inHand.max, 100, 5_000)).toBe(inHand.min);
		expect(limitAfter(inHand.min, 100, 0)).toBe(inHand.max);
	});

	it("goes all the way down in two seconds and back in three, asked ten times a second", () => {
		expect(limitAfter(inHand.max, 20, 100)).toBe(inHand.min);
		expect(limitAfter(inHand.min, 30, 10)).toBe(inHand.max);
	});

	it("is where it was while nothing was measured", () => {
		expect(nextLimit(inHand.max, Number.NaN)).toBe(inHand.max);
	});
});
