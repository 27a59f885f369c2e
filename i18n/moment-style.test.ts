import { expect, it } from "vitest";
import type { Locale } from "./locales.ts";
import { inSentence, momentStyle } from "./moment-style.ts";

it.each<[Locale, string, string]>([
	["en", "en-US", "Saturday, December 5, 2026 at 4:05 PM"],
	["fr", "fr-FR", "samedi 5 décembre 2026 à 16 h 05"],
	["hi", "hi-IN", "शनिवार, 5 दिसंबर 2026 को शाम 4:05 बजे"],
])("a moment in %s is written without letters of another script", (locale, tag, written) => {
	const moment = new Date("2026-12-05T16:05:00Z");
	const shown = inSentence(locale, moment.toLocaleString(tag, { ...momentStyle(locale, "full"), timeZone: "UTC" }));
	expect(shown.replaceAll(/[\u202f\u00a0]/g, " ")).toBe(written);
});

it.each([
	["07:43", "7 h 43"],
	["15:00", "15 h"],
	["00:05", "0 h 05"],
])("a French sentence says %s its own way", (written, said) => {
	expect(inSentence("fr", `à ${written}.`).replaceAll("\u00a0", " ")).toBe(`à ${said}.`);
	expect(inSentence("en", written)).toBe(written);
});
