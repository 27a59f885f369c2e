import { currentLocale } from "#i18n/current-locale.ts";
import { intlTagOf, type Locale, scriptOf } from "#i18n/locales.ts";

const short: Intl.DateTimeFormatOptions = { dateStyle: "long", timeStyle: "short" };

/** The hour by the part of the day (शाम 4:05 बजे): the short style would write a Latin "pm" in any script. */
const byPartOfDay: Intl.DateTimeFormatOptions = {
	day: "numeric",
	month: "long",
	year: "numeric",
	hour: "numeric",
	minute: "2-digit",
	dayPeriod: "long",
};

const byDay: Intl.DateTimeFormatOptions = { dateStyle: "long" };

/** When a letter was written, as the page's language writes dates, in the reader's time zone. */
export function letterDate(isoDate: string, locale: Locale = currentLocale()): string {
	return formatted(isoDate, locale, scriptOf[locale] === "latin" ? short : byPartOfDay);
}

/** The same without the hour. */
export function letterDay(isoDate: string, locale: Locale = currentLocale()): string {
	return formatted(isoDate, locale, byDay);
}

/** To make one takes longer than to draw the letter. */
const formats = new Map<Intl.DateTimeFormatOptions, Map<Locale, Intl.DateTimeFormat>>();

function formatted(isoDate: string, locale: Locale, form: Intl.DateTimeFormatOptions): string {
	const date = new Date(isoDate);
	if (Number.isNaN(date.getTime())) return isoDate;
	const made = formats.get(form) ?? new Map<Locale, Intl.DateTimeFormat>();
	const format = made.get(locale) ?? new Intl.DateTimeFormat(intlTagOf[locale], form);
	formats.set(form, made.set(locale, format));
	return format.format(date);
}
