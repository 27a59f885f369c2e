import { afterHourOf, beforeHourOf, hourMarkOf, intlTagOf, type Locale, scriptOf } from "./locales.ts";

type Style = Intl.DateTimeFormatOptions;

/** What is written beside the hour: nothing, the day of the week, or the date in one of the lengths that `Intl` knows. */
type Beside = "nothing" | "weekday" | "medium" | "long" | "full";

/** The hour by the part of the day (शाम 4:05 बजे): the short style would write a Latin "pm" in any script. */
const byPartOfDay: Style = { hour: "numeric", minute: "2-digit", dayPeriod: "long" };

/** The parts of a date that `Intl` does not take by the name of a style beside those of an hour. */
const dates = {
	medium: { day: "numeric", month: "short", year: "numeric" },
	long: { day: "numeric", month: "long", year: "numeric" },
	full: { weekday: "long", day: "numeric", month: "long", year: "numeric" },
} as const satisfies Readonly<Record<string, Style>>;

/** How a language writes an hour, for a style that says more. */
export function hourStyle(locale: Locale): Style {
	return scriptOf[locale] === "latin" ? { hour: "numeric", minute: "2-digit" } : byPartOfDay;
}

function styleOf(locale: Locale, beside: Beside): Style {
	if (beside === "nothing") return hourStyle(locale);
	if (beside === "weekday") return { weekday: "long", ...hourStyle(locale) };
	if (scriptOf[locale] === "latin") return { dateStyle: beside, timeStyle: "short" };
	return { ...dates[beside], ...byPartOfDay };
}

/**
 * Writes moments as a language does, with the hour as it is said: French à 16 h 05, and à 16 h, where `Intl` has “, 16:05”;
 * Hindi शाम 4:05 बजे in every length. A moment is ISO 8601, or what a date field holds; what is none comes back as it is.
 * Without a time zone, in that of whoever runs it. Worth keeping: to make one takes longer than to use it.
 */
export function createMomentFormat(locale: Locale, beside: Beside, timeZone?: string): (moment: string) => string {
	const format = new Intl.DateTimeFormat(intlTagOf[locale], { ...styleOf(locale, beside), timeZone });
	const [mark, after] = [hourMarkOf[locale], afterHourOf[locale]];
	const said = (_: string, comma: string | undefined, hour: string, minute: string) =>
		`${comma === undefined ? "" : beforeHourOf[locale]}${hour}${mark}${minute === "00" ? "" : minute}`.trimEnd();
	return (moment) => {
		const date = new Date(moment);
		if (Number.isNaN(date.getTime())) return moment;
		const written = format.format(date);
		if (mark !== ":") return written.replace(/(, )?\b0?(\d+):(\d\d)/, said);
		return written.endsWith(after) ? written : written + after;
	};
}
