import { type Locale, scriptOf } from "#i18n/locales.ts";

/** The fonts that the first screen is set in. Devanagari fonts leave blanks and digits to their Latin halves. */
const fontsOfScript = {
	latin: ["fraunces-latin-opsz-normal.woff2", "nunito-sans-latin-wght-normal.woff2"],
	devanagari: [
		"tiro-devanagari-hindi-devanagari-400-normal.woff2",
		"mukta-devanagari-400-normal.woff2",
		"tiro-devanagari-hindi-latin-400-normal.woff2",
		"mukta-latin-400-normal.woff2",
	],
} as const;

/** The files of the fonts that a page in a language shows first, by the last part of their source path. */
export function firstFontsOf(locale: Locale): readonly string[] {
	return fontsOfScript[scriptOf[locale]];
}
