import { expect, test } from "vitest";
import { paramOf, periodOf, periods } from "./period.ts";

test.each([
	[undefined, 30, false],
	["7", 7, false],
	["90", 90, false],
	["45", 30, true],
	["07", 30, true],
	["seven", 30, true],
])("%j in the address shows %i days", (param, days, isWrong) => {
	expect(periodOf(param)).toEqual({ days, isWrong });
});

test.each(periods)("%i days are found again by their name in the address", (days) => {
	expect(periodOf(paramOf(days))).toEqual({ days, isWrong: false });
});
