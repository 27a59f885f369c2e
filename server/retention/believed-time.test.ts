import { describe, expect, it } from "vitest";
import { believedTime, type PassTimes } from "./believed-time.ts";

const hour = 3_600_000;
const day = 24 * hour;
const start = Date.UTC(2026, 4, 20);

/** A pass at each of the given times; gives what the last of them believes, in milliseconds after `start`. */
function believedAfter(...times: readonly number[]): number {
	let last: PassTimes | undefined = { beganAt: start, believedAt: start, doubtedSince: null };
	for (const time of times) last = believedTime(last, start + time);
	return (last?.believedAt ?? 0) - start;
}

const hourly = (from: number, to: number) =>
	Array.from({ length: Math.round((to - from) / hour) + 1 }, (_, index) => from + index * hour);

describe("the time by which is erased", () => {
	it("is the clock's, hour after hour", () => expect(believedAfter(...hourly(hour, 3 * day))).toBe(3 * day));

	it("stays where it was while a clock is ten days ahead, and goes on when that is set back", () => {
		expect(believedAfter(...hourly(10 * day, 10 * day + 23 * hour))).toBe(0);
		expect(believedAfter(...hourly(10 * day, 10 * day + 23 * hour), 24 * hour)).toBe(24 * hour);
	});

	it("follows a clock that has gone on for a day, as after a service that was off for a month", () => {
		expect(believedAfter(...hourly(30 * day, 31 * day))).toBe(31 * day);
	});

	it("begins to doubt again when a doubted clock jumps once more", () => {
		expect(believedAfter(10 * day, 12 * day, 12 * day + 23 * hour)).toBe(0);
		expect(believedAfter(10 * day, 5 * day, ...hourly(5 * day, 5 * day + 23 * hour))).toBe(0);
	});

	it("is that of a clock that was set back: less is due by it", () =>
		expect(believedAfter(hour, -10 * day)).toBe(-10 * day));

	it("is none before the service has run for a day for the first time", () => {
		let last: PassTimes | undefined;
		for (const time of hourly(0, 23 * hour)) {
			last = believedTime(last, start + time);
			expect(last.believedAt).toBe(0);
		}
		expect(believedTime(last, start + day).believedAt).toBe(start + day);
	});
});
