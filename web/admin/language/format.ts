import { intlTagOf, type Locale } from "#i18n/locales.ts";

/** Writes moments (ISO 8601), days and figures as a language does, moments in the service's time zone. */
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
	/** The same of a change, with its sign: “+12 %”. */
	readonly change: (value: number) => string;
}

function createFormat(tag: string, timeZone: string | undefined): Format {
	const moment = new Intl.DateTimeFormat(tag, { dateStyle: "medium", timeStyle: "short", timeZone });
	const time = new Intl.DateTimeFormat(tag, { timeStyle: "short", timeZone });
	const day = new Intl.DateTimeFormat(tag, { dateStyle: "medium", timeZone: "UTC" });
	const shortDay = new Intl.DateTimeFormat(tag, { day: "numeric", month: "short", timeZone: "UTC" });
	const number = new Intl.NumberFormat(tag, { maximumFractionDigits: 1 });
	const percent = new Intl.NumberFormat(tag, { style: "percent", maximumFractionDigits: 1 });
	const change = new Intl.NumberFormat(tag, { style: "percent", maximumFractionDigits: 0, signDisplay: "exceptZero" });
	return {
		moment: (iso) => moment.format(new Date(iso)),
		time: (iso) => time.format(new Date(iso)),
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
	const format = formats.get(key) ?? createFormat(intlTagOf[locale], timeZone);
	formats.set(key, format);
	return format;
}
