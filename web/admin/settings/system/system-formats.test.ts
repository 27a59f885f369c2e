import { expect, test } from "vitest";
import { sizeIn } from "#i18n/size-in.ts";
import { durationIn } from "./system-formats.ts";

test.each([
	["en", 0, "0 byte"],
	["en", 999, "999 byte"],
	["en", 1_500, "1.5 kB"],
	["en", 52_345_678_901, "52.3 GB"],
	["fr", 52_345_678_901, "52,3\u202fGo"],
	["en", 4e18, "4,000,000 TB"],
] as const)("in %s, %d bytes are %s", (locale, bytes, text) => {
	expect(sizeIn(locale, bytes)).toBe(text);
});

test.each([
	["en", 0, "0 seconds"],
	["en", 59, "59 seconds"],
	["en", 61, "1 minute 1 second"],
	["en", 3_600, "1 hour 0 minutes"],
	["en", 273_900, "3 days 4 hours"],
	["fr", 273_900, "3\u00a0jours 4\u00a0heures"],
	["hi", 273_900, "3 दिन 4 घंटे"],
] as const)("in %s, %d seconds are %s", (locale, seconds, text) => {
	expect(durationIn(locale, seconds)).toBe(text);
});
