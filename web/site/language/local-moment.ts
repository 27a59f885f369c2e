import { currentLocale } from "#i18n/current-locale.ts";
import { intlTagOf } from "#i18n/locales.ts";
import { inSentence, momentStyle } from "#i18n/moment-style.ts";

/** A moment (ISO 8601, or what a date field holds) by the visitor's own clock, in the page's language. */
export function localMoment(moment: string): string {
	const locale = currentLocale();
	return inSentence(locale, new Date(moment).toLocaleString(intlTagOf[locale], momentStyle(locale, "full")));
}
