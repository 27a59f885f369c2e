import { expect, test } from "vitest";
import { startOfDay } from "./zoned-day.ts";

test.each([
	["2026-03-01", "UTC", "2026-03-01T00:00:00.000Z"],
	["2026-03-01", "Europe/Paris", "2026-02-28T23:00:00.000Z"],
	["2026-03-29", "Europe/Paris", "2026-03-28T23:00:00.000Z"],
	["2026-03-30", "Europe/Paris", "2026-03-29T22:00:00.000Z"],
	["2026-10-25", "Europe/Paris", "2026-10-24T22:00:00.000Z"],
	["2026-10-26", "Europe/Paris", "2026-10-25T23:00:00.000Z"],
	["2026-07-01", "Asia/Kolkata", "2026-06-30T18:30:00.000Z"],
	["2026-07-01", "America/New_York", "2026-07-01T04:00:00.000Z"],
	["2026-01-01", "Pacific/Auckland", "2025-12-31T11:00:00.000Z"],
	// Midnight does not exist: clocks go from 23:59 to 1:00.
	["2026-04-24", "Africa/Cairo", "2026-04-23T22:00:00.000Z"],
	// At midnight clocks go back to 23:00.
	["2026-10-30", "Africa/Cairo", "2026-10-29T22:00:00.000Z"],
])("%s in %s begins at %s", (day, zone, moment) => {
	expect(startOfDay(day, zone)).toBe(moment);
});

test("the day after the last of a month is the first of the next", () => {
	expect(startOfDay("2026-02-28", "Asia/Kolkata", 1)).toBe("2026-02-28T18:30:00.000Z");
});

test.each(["", "yesterday", "2026-03"])("%j is no day", (day) => {
	expect(startOfDay(day, "UTC")).toBeUndefined();
});
