import { describe, expect, test } from "vitest";
import { waitBeforeRetry } from "./retry-waits.ts";

/** Every pause of a note that is always refused with the same Retry-After. */
function waits(askedSeconds: number): number[] {
	const all: number[] = [];
	for (
		let wait = waitBeforeRetry(0, askedSeconds);
		wait !== undefined;
		wait = waitBeforeRetry(all.length, askedSeconds)
	) {
		all.push(wait);
	}
	return all;
}

describe("the pauses before a refused note is sent again", () => {
	test("begin with what the server asks for, grow, and end", () => {
		expect(waits(5)).toEqual([5, 8, 13, 20, 33, 52]);
	});

	test("are a minute at most", () => {
		expect(waits(10)).toEqual([10, 16, 26, 41, 60, 60]);
		expect(waits(3_600)).toEqual([60, 60, 60, 60, 60, 60]);
	});
});
