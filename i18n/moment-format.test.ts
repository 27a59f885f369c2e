import { expect, it } from "vitest";
import { type Locale, locales } from "./locales.ts";
import { createMomentFormat } from "./moment-format.ts";

const plain = (written: string) => written.replaceAll(/[\u202f\u00a0]/g, " ");

it.each<[Locale, string, string, string]>([
	["en", "Saturday, December 5, 2026 at 4:05 PM", "Dec 5, 2026, 4:05 PM", "Saturday 4:05 PM"],
	["fr", "samedi 5 décembre 2026 à 16 h 05", "5 déc. 2026 à 16 h 05", "samedi 16 h 05"],
	["hi", "शनिवार, 5 दिसंबर 2026 को शाम 4:05 बजे", "5 दिस॰ 2026, शाम 4:05 बजे", "शनिवार शाम 4:05 बजे"],
])("a moment in %s is written without letters of another script", (locale, full, medium, weekday) => {
	const moment = "2026-12-05T16:05:00Z";
	const shown = (["full", "medium", "weekday"] as const).map((beside) =>
		plain(createMomentFormat(locale, beside, "UTC")(moment)),
	);
	expect(shown).toEqual([full, medium, weekday]);
});

it.each([
	["07:43", "7 h 43"],
	["15:00", "15 h"],
	["00:05", "0 h 05"],
])("French says %s its own way", (written, said) => {
	const moment = `2026-12-05T${written}:00Z`;
	expect(plain(createMomentFormat("fr", "nothing", "UTC")(moment))).toBe(said);
});

it.each(["", "tomorrow", "2026-13-40"])("what is no moment comes back as it is: %j", (nonsense) => {
	for (const locale of locales) expect(createMomentFormat(locale, "full")(nonsense)).toBe(nonsense);
});
