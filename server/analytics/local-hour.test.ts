import { describe, expect, it } from "vitest";
import { createLocalHour } from "./local-hour.ts";

describe("day and hour in the configured time zone", () => {
	it.each([
		["UTC", "2026-02-14T23:59:59.999Z", "2026-02-14", 23],
		["Asia/Kolkata", "2026-02-14T18:29:59Z", "2026-02-14", 23],
		["Asia/Kolkata", "2026-02-14T18:30:00Z", "2026-02-15", 0],
		["Asia/Tehran", "2026-02-14T20:30:00Z", "2026-02-15", 0],
		["Asia/Kathmandu", "2026-02-14T18:15:00Z", "2026-02-15", 0],
		["Europe/Paris", "2026-03-29T00:59:59Z", "2026-03-29", 1],
		["Europe/Paris", "2026-03-29T01:00:00Z", "2026-03-29", 3],
		["Europe/Paris", "2026-10-25T00:30:00Z", "2026-10-25", 2],
		["Europe/Paris", "2026-10-25T01:30:00Z", "2026-10-25", 2],
		["America/New_York", "2026-01-01T04:59:59Z", "2025-12-31", 23],
	])("%s at %s", (zone, moment, day, hour) => {
		expect(createLocalHour(zone)(Date.parse(moment))).toEqual({ day, hour });
	});
});
