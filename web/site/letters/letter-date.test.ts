import { expect, test } from "vitest";
import { letterDate, letterDay } from "./letter-date.ts";

test.each([
	["en", "February 14, 2025"],
	["fr", "14 février 2025"],
	["hi", "14 फ़रवरी 2025"],
] as const)("a date in %s", (locale, expected) => {
	expect(letterDate("2025-02-14T12:00:00.000Z", locale)).toContain(expected);
	expect(letterDay("2025-02-14T12:00:00.000Z", locale)).toBe(expected);
});

test("the hour in Hindi is told in Hindi", () => {
	for (let hour = 0; hour < 24; hour++) {
		const date = letterDate(new Date(Date.UTC(2025, 1, 14, hour, 5)).toISOString(), "hi");
		expect(date).not.toMatch(/[a-z]/i);
		expect(date).toMatch(/:05 बजे$/);
	}
});

test("a date that cannot be read is shown as it came", () => {
	expect([letterDate("yesterday", "en"), letterDay("yesterday", "en")]).toEqual(["yesterday", "yesterday"]);
});
