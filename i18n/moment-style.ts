import { type Locale, scriptOf } from "./locales.ts";

type Style = Intl.DateTimeFormatOptions;

/** The hour by the part of the day (शाम 4:05 बजे): the short style would write a Latin "pm" in any script. */
const byPartOfDay: Style = { hour: "numeric", minute: "2-digit", dayPeriod: "long" };

/** The parts of a date that `Intl` does not take by the name of a style beside those of an hour. */
const dates = {
	medium: { day: "numeric", month: "short", year: "numeric" },
	long: { day: "numeric", month: "long", year: "numeric" },
	full: { weekday: "long", day: "numeric", month: "long", year: "numeric" },
} as const satisfies Readonly<Record<string, Style>>;

/** How a language writes an hour. */
export function hourStyle(locale: Locale): Style {
	return scriptOf[locale] === "latin" ? { hour: "numeric", minute: "2-digit" } : byPartOfDay;
}

/** How a language writes a day and an hour of it. */
export function momentStyle(locale: Locale, dateStyle: keyof typeof dates): Style {
	return scriptOf[locale] === "latin" ? { dateStyle, timeStyle: "short" } : { ...dates[dateStyle], ...byPartOfDay };
}
