import { describe, expect, it } from "vitest";
import { meanOf, wilson } from "./wilson.ts";

describe("the Wilson interval", () => {
	// Newcombe, Statistics in Medicine 17 (1998), 857–872, table I, method 3, prints these four.
	it.each([
		[81, 263, 0.2553, 0.3662],
		[15, 148, 0.0624, 0.1605],
		[0, 20, 0, 0.1611],
		[1, 29, 0.0061, 0.1718],
	])("of %i out of %i is the published one", (right, of, low, high) => {
		expect(wilson(right, of).low).toBeCloseTo(low, 4);
		expect(wilson(right, of).high).toBeCloseTo(high, 4);
	});

	// With k = n the lower bound is n / (n + z²): 10 / (10 + 3.8415) = 0.7225.
	it("ends exactly at 1 when all are right, and below at n / (n + z²)", () => {
		expect(wilson(10, 10).high).toBe(1);
		expect(wilson(10, 10).low).toBeCloseTo(0.7225, 4);
	});

	it("is everything when nothing was seen", () => {
		expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
	});
});

describe("the mean of two shares", () => {
	it("adds the distances to the bounds as squares", () => {
		// Down 0.3 and 0.4, together 0.5; up 0.05 and 0.12, together 0.13; both halved.
		const mean = meanOf({ share: 0.8, low: 0.5, high: 0.85 }, { share: 0.6, low: 0.2, high: 0.72 });
		expect(mean.share).toBeCloseTo(0.7, 12);
		expect(mean.low).toBeCloseTo(0.45, 12);
		expect(mean.high).toBeCloseTo(0.765, 12);
	});
});
