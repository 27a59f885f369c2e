import { currentLocale } from "#i18n/current-locale.ts";
import { intlTagOf } from "#i18n/locales.ts";

/** A moment (ISO 8601, or what a date field holds) by the visitor's own clock, in the page's language. */
export function localMoment(moment: string): string {
	return new Date(moment).toLocaleString(intlTagOf[currentLocale()], { dateStyle: "full", timeStyle: "short" });
}
