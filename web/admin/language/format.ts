import { intlTagOf, type Locale } from "#i18n/locales.ts";
import { createMomentFormat, hourStyle } from "#i18n/moment-format.ts";

/** Writes moments (ISO 8601), days and figures as a language does, moments in the service's time zone. */
export interface Format {
	/** Day and time of a moment. */
	readonly moment: (iso: string) => string;
	/** Time of a moment, for today's. */
	readonly time: (iso: string) => string;
	/** An hour of the day, 0 to 23: “2 PM”. */
	readonly hour: (hour: number) => string;
	/** A day given as `2026-03-01`, which belongs to no time zone. */
	readonly day: (date: string) => string;
	/** The same without its year, for charts. */
	readonly shortDay: (date: string) => string;
	readonly number: (value: number) => string;
	/** A figure already in per cent: 12.5 is “12.5 %”. */
	readonly percent: (value: number) => string;
	/** The same of a change, with its sign: “+12 %”. */
	readonly change: (value: number) => string;
}

function createFormat(locale: Locale, timeZone: string | undefined): Format {
	const tag = intlTagOf[locale];
	const hour = new Intl.DateTimeFormat(tag, { ...hourStyle(locale), minute: undefined, timeZone: "UTC" });
	const day = new Intl.DateTimeFormat(tag, { dateStyle: "medium", timeZone: "UTC" });
	const shortDay = new Intl.DateTimeFormat(tag, { day: "numeric", month: "short", timeZone: "UTC" });
	const number = new Intl.NumberFormat(tag, { maximumFractionDigits: 1 });
	const percent = new Intl.NumberFormat(tag, { style: "percent", maximumFractionDigits: 1 });
	const change = new Intl.NumberFormat(tag, { style: "percent", maximumFractionDigits: 0, signDisplay: "exceptZero" });
	return {
		moment: createMomentFormat(locale, "medium", timeZone),
		time: createMomentFormat(locale, "nothing", timeZone),
		// Without the zero that French writes in front, and in one line: browsers differ in the space.
		hour: (of) =>
			hour
				.format(Date.UTC(1970, 0, 1, of))
				.replace(/^0(?=\d)/, "")
				.replace(/\s/, "\u00a0"),
		day: (date) => day.format(new Date(`${date}T00:00:00Z`)),
		shortDay: (date) => shortDay.format(new Date(`${date}T00:00:00Z`)),
		number: (value) => number.format(value),
		percent: (value) => percent.format(value / 100),
		change: (value) => change.format(value / 100),
	};
}

const formats = new Map<string, Format>();

/** How a language writes moments and figures; made when it is first asked for, since that takes a while. */
export function formatIn(locale: Locale, timeZone?: string): Format {
	const key = `${locale} ${timeZone}`;
	const format = formats.get(key) ?? createFormat(locale, timeZone);
	formats.set(key, format);
	return format;
}
