import { currentLocale } from "#i18n/current-locale.ts";
import { createMomentFormat } from "#i18n/moment-format.ts";

/** A moment (ISO 8601, or what a date field holds) by the visitor's own clock, in the page's language. */
export function localMoment(moment: string): string {
	return createMomentFormat(currentLocale(), "full")(moment);
}
