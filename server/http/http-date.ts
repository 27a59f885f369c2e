const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** `Sun, 06 Nov 1994 08:49:37 GMT`; the two others are obsolete, but whoever reads dates must read them. */
const formats = [
	/^\w{3}, (?<day>\d\d) (?<month>\w{3}) (?<year>\d{4}) (?<time>\d\d:\d\d:\d\d) GMT$/,
	/^\w{6,9}, (?<day>\d\d)-(?<month>\w{3})-(?<year>\d\d) (?<time>\d\d:\d\d:\d\d) GMT$/,
	/^\w{3} (?<month>\w{3}) (?<day>[ \d]\d) (?<time>\d\d:\d\d:\d\d) (?<year>\d{4})$/,
];

/** Milliseconds as HTTP writes a date, to the second (RFC 9110, section 5.6.7). */
export function httpDate(ms: number): string {
	return new Date(ms).toUTCString();
}

/**
 * The milliseconds of an HTTP date in any of its three formats (RFC 9110, section 5.6.7), undefined if it is none.
 * A year of two digits that would lie more than 50 years after `now` lies in the century before.
 */
export function parseHttpDate(text: string, now: number): number | undefined {
	const parts = formats.map((format) => format.exec(text)?.groups).find((groups) => groups !== undefined);
	if (parts === undefined) return undefined;
	const { day = "", month = "", year = "", time = "" } = parts;
	const monthNumber = String(months.indexOf(month) + 1).padStart(2, "0");
	const fullYear = year.length === 4 ? year : inNearCentury(Number(year), new Date(now).getUTCFullYear());
	const ms = Date.parse(`${fullYear}-${monthNumber}-${day.trim().padStart(2, "0")}T${time}Z`);
	return Number.isNaN(ms) ? undefined : ms;
}

function inNearCentury(twoDigits: number, thisYear: number): number {
	const year = thisYear - (thisYear % 100) + twoDigits;
	return year > thisYear + 50 ? year - 100 : year;
}
