import { currentLocale } from "#i18n/current-locale.ts";
import { intlTagOf, type Locale } from "#i18n/locales.ts";
import { hourStyle, inSentence } from "#i18n/moment-style.ts";

const minuteMs = 60_000;

/**
 * A moment (ms) that is at most a day ahead, as the page's language says it, in the reader's time zone: the hour, and the
 * day where that is another. Rounded up, so that it is not too early.
 */
export function hourShown(moment: number, now = Date.now(), locale: Locale = currentLocale()): string {
	const time = new Date(Math.ceil(moment / minuteMs) * minuteMs);
	const isToday = time.toDateString() === new Date(now).toDateString();
	const style = { ...(!isToday && { weekday: "long" as const }), ...hourStyle(locale) };
	return inSentence(locale, new Intl.DateTimeFormat(intlTagOf[locale], style).format(time));
}
