import { intlTagOf, type Locale } from "#i18n/locales.ts";
import { currentLocale } from "#web/site/current-locale.ts";

/** When a letter was written, as the page's language writes dates, in the reader's time zone. */
export function letterDate(isoDate: string, locale: Locale = currentLocale()): string {
	const date = new Date(isoDate);
	if (Number.isNaN(date.getTime())) return isoDate;
	return new Intl.DateTimeFormat(intlTagOf[locale], { dateStyle: "long", timeStyle: "short" }).format(date);
}
