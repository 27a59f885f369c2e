import { currentLocale } from "#i18n/current-locale.ts";
import { intlTagOf, type Locale } from "#i18n/locales.ts";
import { createMomentFormat } from "#i18n/moment-format.ts";

/** When a letter was written, as the page's language writes dates, in the reader's time zone. */
export function letterDate(isoDate: string, locale: Locale = currentLocale()): string {
	return formatted(isoDate, locale, "moment");
}

/** The same without the hour. */
export function letterDay(isoDate: string, locale: Locale = currentLocale()): string {
	return formatted(isoDate, locale, "day");
}

/** To make one takes longer than to draw the letter. */
const formats = new Map<string, (isoDate: string) => string>();

function formatted(isoDate: string, locale: Locale, what: "moment" | "day"): string {
	const name = `${what} ${locale}`;
	const format = formats.get(name) ?? (what === "day" ? createDayFormat(locale) : createMomentFormat(locale, "long"));
	formats.set(name, format);
	return format(isoDate);
}

function createDayFormat(locale: Locale) {
	const format = new Intl.DateTimeFormat(intlTagOf[locale], { dateStyle: "long" });
	return (isoDate: string) => {
		const date = new Date(isoDate);
		return Number.isNaN(date.getTime()) ? isoDate : format.format(date);
	};
}
