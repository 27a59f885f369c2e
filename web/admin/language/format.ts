import { intlTagOf, type Locale } from "#i18n/locales.ts";

/** Writes moments (ISO 8601), days and figures as a language does, in the browser's time zone. */
export interface Format {
	/** Day and time of a moment. */
	readonly moment: (iso: string) => string;
	/** Time of a moment, for today's. */
	readonly time: (iso: string) => string;
	/** A day given as `2026-03-01`, which belongs to no time zone. */
	readonly day: (date: string) => string;
	/** The same without its year, for charts. */
	readonly shortDay: (date: string) => string;
	readonly number: (value: number) => string;
	/** A figure already in per cent: 12.5 is “12.5 %”. */
	readonly percent: (value: number) => string;
}

function createFormat(tag: string): Format {
	const moment = new Intl.DateTimeFormat(tag, { dateStyle: "medium", timeStyle: "short" });
	const time = new Intl.DateTimeFormat(tag, { timeStyle: "short" });
	const day = new Intl.DateTimeFormat(tag, { dateStyle: "medium", timeZone: "UTC" });
	const shortDay = new Intl.DateTimeFormat(tag, { day: "numeric", month: "short", timeZone: "UTC" });
	const number = new Intl.NumberFormat(tag, { maximumFractionDigits: 1 });
	const percent = new Intl.NumberFormat(tag, { style: "percent", maximumFractionDigits: 1 });
	return {
		moment: (iso) => moment.format(new Date(iso)),
		time: (iso) => time.format(new Date(iso)),
		day: (date) => day.format(new Date(`${date}T00:00:00Z`)),
		shortDay: (date) => shortDay.format(new Date(`${date}T00:00:00Z`)),
		number: (value) => number.format(value),
		percent: (value) => percent.format(value / 100),
	};
}

const formats = new Map<Locale, Format>();

/** How a language writes moments and figures; made when it is first asked for, since that takes a while. */
export function formatIn(locale: Locale): Format {
	const format = formats.get(locale) ?? createFormat(intlTagOf[locale]);
	formats.set(locale, format);
	return format;
}
