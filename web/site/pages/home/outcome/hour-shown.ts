import { currentLocale } from "#i18n/current-locale.ts";
import type { Locale } from "#i18n/locales.ts";
import { createMomentFormat } from "#i18n/moment-format.ts";

const minuteMs = 60_000;

/**
 * A moment (ms) that is at most a day ahead, as the page's language says it, in the reader's time zone: the hour, and the
 * day where that is another. Rounded up, so that it is not too early.
 */
export function hourShown(moment: number, now = Date.now(), locale: Locale = currentLocale()): string {
	const time = new Date(Math.ceil(moment / minuteMs) * minuteMs);
	const isToday = time.toDateString() === new Date(now).toDateString();
	return createMomentFormat(locale, isToday ? "nothing" : "weekday")(time.toISOString());
}
