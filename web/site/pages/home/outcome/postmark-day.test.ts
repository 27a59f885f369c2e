import { expect, it } from "vitest";
import { postmarkDay } from "./postmark-day.ts";

it.each([
	["en", "Feb 14", "2027"],
	["fr", "14 févr.", "2027"],
	["hi", "14 फ़र॰", "2027"],
] as const)("a postmark says the day in %s", (locale, day, year) => {
	expect(postmarkDay(new Date(2027, 1, 14, 23, 59), locale)).toEqual({ day, year });
});
