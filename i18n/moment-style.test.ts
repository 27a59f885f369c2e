import { expect, it } from "vitest";
import type { Locale } from "./locales.ts";
import { momentStyle } from "./moment-style.ts";

it.each<[Locale, string, string]>([
	["en", "en-US", "Saturday, December 5, 2026 at 4:05 PM"],
	["fr", "fr-FR", "samedi 5 décembre 2026 à 16:05"],
	["hi", "hi-IN", "शनिवार, 5 दिसंबर 2026 को शाम 4:05 बजे"],
])("a moment in %s is written without letters of another script", (locale, tag, written) => {
	const moment = new Date("2026-12-05T16:05:00Z");
	const shown = moment.toLocaleString(tag, { ...momentStyle(locale, "full"), timeZone: "UTC" });
	expect(shown.replaceAll("\u202f", " ")).toBe(written);
});
