import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nextAttemptAt } from "./retry.ts";

const minute = 60_000;
const hour = 60 * minute;
const retryPeriod = 5 * 24 * hour;

describe("nextAttemptAt", () => {
	it.each([
		[1, minute],
		[2, 5 * minute],
		[3, 15 * minute],
		[4, 30 * minute],
		[5, hour],
		[6, 2 * hour],
		[7, 4 * hour],
		[8, 4 * hour],
		[20, 4 * hour],
	])("waits after attempt %i for %i ms, give or take 20 %", (attempts, wait) => {
		const at = (random: number) => nextAttemptAt({ attempts, queuedAt: 0, now: 1_000, random });
		expect(at(0.5)).toBe(1_000 + wait);
		expect(at(0)).toBe(1_000 + wait * 0.8);
		expect(at(0.999_999_999)).toBeCloseTo(1_000 + wait * 1.2, -2);
	});

	it("gives up when the next attempt would fall after five days", () => {
		const late = { attempts: 30, queuedAt: 0, random: 0.5 };
		expect(nextAttemptAt({ ...late, now: retryPeriod - 4 * hour })).toBe(retryPeriod);
		expect(nextAttemptAt({ ...late, now: retryPeriod - 4 * hour + 1 })).toBeUndefined();
		expect(nextAttemptAt({ attempts: 1, queuedAt: 0, now: retryPeriod, random: 0 })).toBeUndefined();
	});

	it("always ends, never before the last four hours, and never tries in the past", () => {
		const draws = fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), {
			minLength: 60,
			maxLength: 60,
		});
		fc.assert(
			fc.property(draws, fc.nat(2_000_000_000_000), (randoms, queuedAt) => {
				const times = attemptTimes(queuedAt, randoms);
				expect(times.length).toBeGreaterThan(25);
				expect(times.length).toBeLessThan(50);
				expect(times).toEqual(times.toSorted((a, b) => a - b));
				const last = times.at(-1) ?? queuedAt;
				expect(last).toBeLessThanOrEqual(queuedAt + retryPeriod);
				expect(last).toBeGreaterThan(queuedAt + retryPeriod - 4.8 * hour);
			}),
		);
	});
});

/** Every attempt of an e-mail whose server never takes it. */
function attemptTimes(queuedAt: number, randoms: readonly number[]): number[] {
	const times: number[] = [];
	let now: number | undefined = queuedAt;
	for (const random of randoms) {
		if (now === undefined) break;
		times.push(now);
		now = nextAttemptAt({ attempts: times.length, queuedAt, now, random });
	}
	return times;
}
