import { describe, expect, it } from "vitest";
import { farthestDueMs, hopelessAfterMs, nextWebhookWait } from "./webhook-retry.ts";

const hour = 3_600_000;

function waitsWith(random: number): number[] {
	const waits: number[] = [];
	for (let attempts = 1; ; attempts++) {
		const wait = nextWebhookWait(attempts, random);
		if (wait === undefined) return waits;
		waits.push(wait);
	}
}

describe("an event that a webhook does not take", () => {
	it("is tried ten times, at first after seconds, then ever more rarely", () => {
		const waits = waitsWith(0.5);
		expect(waits).toHaveLength(9);
		expect(waits[0]).toBe(5_000);
		expect(waits).toEqual(waits.toSorted((a, b) => a - b));
	});

	it.each([0, 0.5, 0.999_999])("is tried for two and a half to four days, with %d of the spread", (random) => {
		const total = waitsWith(random).reduce((sum, wait) => sum + wait, 0);
		expect(total).toBeGreaterThan(60 * hour);
		expect(total).toBeLessThan(96 * hour);
		expect(total).toBeGreaterThan(hopelessAfterMs);
	});

	it("is never due later than is taken for a wrong clock", () => {
		for (const wait of waitsWith(0.999_999)) expect(wait).toBeLessThan(farthestDueMs);
	});
});
