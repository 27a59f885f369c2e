import { hourMarkOf, type Locale, scriptOf } from "./locales.ts";

type Style = Intl.DateTimeFormatOptions;

/** The hour by the part of the day (शाम 4:05 बजे): the short style would write a Latin "pm" in any script. */
const byPartOfDay: Style = { hour: "numeric", minute: "2-digit", dayPeriod: "long" };

/** The parts of a date that `Intl` does not take by the name of a style beside those of an hour. */
const dates = {
	medium: { day: "numeric", month: "short", year: "numeric" },
	long: { day: "numeric", month: "long", year: "numeric" },
	full: { weekday: "long", day: "numeric", month: "long", year: "numeric" },
} as const satisfies Readonly<Record<string, Style>>;

/** How a language writes an hour by itself, in a table as in {@link momentStyle}. */
export function timeStyle(locale: Locale): Style {
	return scriptOf[locale] === "latin" ? { timeStyle: "short" } : byPartOfDay;
}

/** How a language writes an hour, for a style that says more. */
export function hourStyle(locale: Locale): Style {
	return scriptOf[locale] === "latin" ? { hour: "numeric", minute: "2-digit" } : byPartOfDay;
}

/** How a language writes a day and an hour of it. */
export function momentStyle(locale: Locale, dateStyle: keyof typeof dates): Style {
	return scriptOf[locale] === "latin" ? { dateStyle, timeStyle: "short" } : { ...dates[dateStyle], ...byPartOfDay };
}

/** A time that `Intl` wrote, as it stands in a sentence: French says 16 h 05, and 16 h, where tables and `Intl` have 16:05. */
export function inSentence(locale: Locale, written: string): string {
	const mark = hourMarkOf[locale];
	if (mark === ":") return written;
	return written.replace(/\b0?(\d+):(\d\d)/, (_, hour: string, minute: string) =>
		`${hour}${mark}${minute === "00" ? "" : minute}`.trimEnd(),
	);
}
