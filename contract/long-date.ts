import { intlTagOf, type Locale } from "#i18n/locales.ts";

/** A calendar day, given as 2026-11-20, the way a language writes it. */
export function longDate(day: string, locale: Locale): string {
	const midnight = new Date(`${day}T00:00:00Z`);
	return new Intl.DateTimeFormat(intlTagOf[locale], { dateStyle: "long", timeZone: "UTC" }).format(midnight);
}
