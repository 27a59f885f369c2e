import { type Locale, locales } from "#i18n/locales.ts";

/**
 * The languages in which behaviour is walked through that is the same in each: one, or all in the long form. Files name
 * different ones, so that each language has its share. Words, layout and pages are looked at in every language, always.
 */
export function walkedIn(locale: Locale): readonly Locale[] {
	return process.env.EVERY_LANGUAGE === "1" ? locales : [locale];
}
