import { currentLocale } from "#i18n/current-locale.ts";
import { intlTagOf, type Locale, scriptOf } from "#i18n/locales.ts";

const minuteMs = 60_000;

/**
 * A moment (ms) that is at most a day ahead, as the page's language says it, in the reader's time zone: the hour, and the
 * day where that is another. Rounded up, so that it is not too early.
 */
export function hourShown(moment: number, now = Date.now(), locale: Locale = currentLocale()): string {
	const time = new Date(Math.ceil(moment / minuteMs) * minuteMs);
	const isToday = time.toDateString() === new Date(now).toDateString();
	// In Hindi the hour by the part of the day (शाम 4:05 बजे): the short style would write a Latin "pm".
	const hour: Intl.DateTimeFormatOptions = scriptOf[locale] === "latin" ? {} : { dayPeriod: "long" };
	return new Intl.DateTimeFormat(intlTagOf[locale], {
		...(!isToday && { weekday: "long" }),
		hour: "numeric",
		minute: "2-digit",
		...hour,
	}).format(time);
}
