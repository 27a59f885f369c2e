import { currentLocale } from "#i18n/current-locale.ts";
import { intlTagOf, type Locale } from "#i18n/locales.ts";

/** A day as the page's language writes it on a postmark, in two short lines; by default today, by the reader's clock. */
export function postmarkDay(date = new Date(), locale: Locale = currentLocale()): { day: string; year: string } {
	const inLanguage = (options: Intl.DateTimeFormatOptions): string =>
		new Intl.DateTimeFormat(intlTagOf[locale], options).format(date);
	return { day: inLanguage({ day: "numeric", month: "short" }), year: inLanguage({ year: "numeric" }) };
}
