import { expect, test } from "vitest";
import { longDate } from "./long-date.ts";

test.each([
	["en", "November 20, 2026"],
	["fr", "20 novembre 2026"],
	["hi", "20 नवंबर 2026"],
] as const)("a day in %s", (locale, expected) => {
	expect(longDate("2026-11-20", locale)).toBe(expected);
});
