import { expect, it } from "vitest";
import { hourShown } from "./hour-shown.ts";

const at = (day: number, hour: number, minute: number, second = 0) =>
	new Date(2026, 1, day, hour, minute, second).getTime();
const now = at(13, 18, 0);

it.each([
	["en", at(13, 18, 4, 1), /^6:05\sPM$/],
	["en", at(14, 1, 0), /^Saturday.*1:00\sAM$/],
	["fr", at(13, 18, 4, 1), /^18\sh\s05$/],
	["fr", at(14, 1, 0), /^samedi.*1\sh$/],
	["hi", at(13, 18, 4, 1), /^शाम 6:05/],
	["hi", at(14, 1, 0), /^शनिवार.*रात.* 1:00/],
] as const)("says in %s when it is, never too early", (locale, moment, shown) => {
	expect(hourShown(moment, now, locale)).toMatch(shown);
});
