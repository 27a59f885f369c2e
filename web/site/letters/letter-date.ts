import { currentLocale } from "#i18n/current-locale.ts";
import { intlTagOf, type Locale } from "#i18n/locales.ts";
import { inSentence, momentStyle } from "#i18n/moment-style.ts";

const byDay: Intl.DateTimeFormatOptions = { dateStyle: "long" };

/** When a letter was written, as the page's language writes dates, in the reader's time zone. */
export function letterDate(isoDate: string, locale: Locale = currentLocale()): string {
	return formatted(isoDate, locale, "moment");
}

/** The same without the hour. */
export function letterDay(isoDate: string, locale: Locale = currentLocale()): string {
	return formatted(isoDate, locale, "day");
}

/** To make one takes longer than to draw the letter. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatted(isoDate: string, locale: Locale, what: "moment" | "day"): string {
	const date = new Date(isoDate);
	if (Number.isNaN(date.getTime())) return isoDate;
	const name = `${what} ${locale}`;
	const style = what === "day" ? byDay : momentStyle(locale, "long");
	const format = formats.get(name) ?? new Intl.DateTimeFormat(intlTagOf[locale], style);
	formats.set(name, format);
	return inSentence(locale, format.format(date));
}
