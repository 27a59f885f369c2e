import { currentLocale } from "#i18n/current-locale.ts";
import { intlTagOf, type Locale } from "#i18n/locales.ts";

const usual: Intl.DateTimeFormatOptions = { dateStyle: "long", timeStyle: "short" };

/** Hindi tells the hour by the part of the day (शाम 4:05 बजे); the short style would write a Latin "pm". */
const formOf: Readonly<Record<Locale, Intl.DateTimeFormatOptions>> = {
	en: usual,
	fr: usual,
	hi: { day: "numeric", month: "long", year: "numeric", hour: "numeric", minute: "2-digit", dayPeriod: "long" },
};

/** When a letter was written, as the page's language writes dates, in the reader's time zone. */
export function letterDate(isoDate: string, locale: Locale = currentLocale()): string {
	const date = new Date(isoDate);
	if (Number.isNaN(date.getTime())) return isoDate;
	return new Intl.DateTimeFormat(intlTagOf[locale], formOf[locale]).format(date);
}
