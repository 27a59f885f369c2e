import { expect, test } from "vitest";
import { dayOf, longDate } from "./page-date.ts";

test.each([
	["en", "November 20, 2026"],
	["fr", "20 novembre 2026"],
	["hi", "20 नवंबर 2026"],
] as const)("a day in %s", (locale, expected) => {
	expect(longDate("2026-11-20", locale)).toBe(expected);
});

test("the day is the reader's own, from its first minute to its last", () => {
	expect(dayOf(new Date(2026, 0, 5, 0, 0))).toBe("2026-01-05");
	expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
});
