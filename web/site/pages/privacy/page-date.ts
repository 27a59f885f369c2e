import { intlTagOf, type Locale } from "#i18n/locales.ts";

/** A calendar day in the reader's time zone, as 2026-11-20. */
export function dayOf(date: Date): string {
	const digits = (value: number, count: number) => String(value).padStart(count, "0");
	return `${digits(date.getFullYear(), 4)}-${digits(date.getMonth() + 1, 2)}-${digits(date.getDate(), 2)}`;
}

/** A day, given as `dayOf` does, the way a language writes it. */
export function longDate(day: string, locale: Locale): string {
	const midnight = new Date(`${day}T00:00:00Z`);
	return new Intl.DateTimeFormat(intlTagOf[locale], { dateStyle: "long", timeZone: "UTC" }).format(midnight);
}
