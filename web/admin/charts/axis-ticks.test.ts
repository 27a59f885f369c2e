import fc from "fast-check";
import { expect, test } from "vitest";
import { axisTicks } from "./axis-ticks.ts";

test.each([
	[0, [0, 1]],
	[1, [0, 1]],
	[3, [0, 1, 2, 3]],
	[6, [0, 2, 4, 6]],
	[21, [0, 5, 10, 15, 20, 25]],
	[101, [0, 50, 100, 150]],
	[292, [0, 100, 200, 300]],
	[4_100, [0, 1_000, 2_000, 3_000, 4_000, 5_000]],
])("an axis up to %i", (max, ticks) => {
	expect(axisTicks(max)).toEqual(ticks);
});

test("every axis holds what is drawn, with a few round steps", () => {
	fc.assert(
		fc.property(fc.integer({ min: 0, max: 100_000_000 }), (max) => {
			const ticks = axisTicks(max);
			const [zero, step = 0] = ticks;
			const top = ticks.at(-1) ?? 0;
			expect([zero, `${step}`.replace(/0+$/, "")]).toEqual([0, expect.stringMatching(/^[125]$/)]);
			expect(top).toBeGreaterThanOrEqual(max);
			expect(top - step).toBeLessThan(Math.max(1, max));
			expect(ticks.length).toBeLessThanOrEqual(6);
		}),
	);
});
