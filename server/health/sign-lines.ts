import { healthSignNameWords } from "#i18n/health-sign-names.ts";
import { healthWords } from "#i18n/health-words.ts";
import type { Locale } from "#i18n/locales.ts";
import { createMomentFormat } from "#i18n/moment-format.ts";
import type { Reading } from "./combine.ts";

/** For whom a finding is put into words. */
interface Reader {
	readonly locale: Locale;
	readonly timeZone: string;
}

/** What was found of a sign, as a sentence, and what to do; undefined where there is nothing to do. */
export function wordsOf(reading: Reading, { locale, timeZone }: Reader) {
	return healthWords(reading, { locale, moment: createMomentFormat(locale, "medium", timeZone) });
}

/** What was found of signs, a paragraph each: its name, then what is the matter and what to do. */
export function signLines(readings: readonly Reading[], reader: Reader): string {
	const { locale } = reader;
	const lines = readings.map((reading) => {
		const name = healthSignNameWords[reading.sign]({}, { locale });
		const { found, advice } = wordsOf(reading, reader);
		return `• ${name}\n${found}${advice === undefined ? "" : ` ${advice}`}`;
	});
	return lines.join("\n\n");
}
