import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { farthestDue, nextWait } from "./retry.ts";

const minute = 60_000;
const hour = 60 * minute;
const retryPeriod = 5 * 24 * hour;

describe("nextWait", () => {
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
		const waits = (random: number) => nextWait({ attempts, ageMs: 1_000, random });
		expect(waits(0.5)).toBe(wait);
		expect(waits(0)).toBe(wait * 0.8);
		expect(waits(0.999_999_999)).toBeCloseTo(wait * 1.2, -2);
	});

	it("gives up when the next attempt would fall after five days", () => {
		const late = { attempts: 30, random: 0.5 };
		expect(nextWait({ ...late, ageMs: retryPeriod - 4 * hour })).toBe(4 * hour);
		expect(nextWait({ ...late, ageMs: retryPeriod - 4 * hour + 1 })).toBeUndefined();
	});

	it("never gives up before it has been tried as often as in five days, whatever a clock says", () => {
		const ageMs = 10 * retryPeriod;
		expect(nextWait({ attempts: 1, ageMs, random: 0.5 })).toBe(minute);
		expect(nextWait({ attempts: 29, ageMs, random: 0.5 })).toBe(4 * hour);
		expect(nextWait({ attempts: 30, ageMs, random: 0.5 })).toBeUndefined();
		expect(nextWait({ attempts: 40, ageMs: -ageMs, random: 0.5 })).toBe(4 * hour);
	});

	it("never waits longer than what is taken for a wrong clock's work", () => {
		for (let attempts = 1; attempts < 40; attempts++) {
			const longest = nextWait({ attempts, ageMs: 0, random: 0.999_999_999 }) ?? 0;
			expect(longest).toBeLessThan(farthestDue[attempts] ?? farthestDue.at(-1) ?? 0);
		}
	});

	it("always ends, never before the last four hours, and never tries in the past", () => {
		const draws = fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), {
			minLength: 60,
			maxLength: 60,
		});
		fc.assert(
			fc.property(draws, fc.nat(2_000_000_000_000), (randoms, queuedAt) => {
				const times = attemptTimes(queuedAt, randoms);
				expect(times.length).toBeGreaterThan(30);
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
	let now = queuedAt;
	for (const random of randoms) {
		times.push(now);
		const wait = nextWait({ attempts: times.length, ageMs: now - queuedAt, random });
		if (wait === undefined) break;
		now += wait;
	}
	return times;
}
