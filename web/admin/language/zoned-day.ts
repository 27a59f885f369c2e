/**
 * The moment at which a day (`2026-03-01`) begins in a time zone, as ISO 8601; undefined of no day. Where a clock is put
 * forward at midnight the day begins an hour late. `daysLater`: of the day so many days after it.
 */
export function startOfDay(day: string, timeZone: string | undefined, daysLater = 0): string | undefined {
	const [year = Number.NaN, month = Number.NaN, date = Number.NaN] = day.split("-").map(Number);
	const wanted = Date.UTC(year, month - 1, date + daysLater);
	if (Number.isNaN(wanted)) return undefined;
	const offsets = [wanted - dayMs, wanted + dayMs].map((at) => localTime(at, timeZone) - at);
	const starts = offsets.map((offset) => wanted - offset).filter((at) => localTime(at, timeZone) >= wanted);
	return new Date(Math.min(...starts)).toISOString();
}

const dayMs = 86_400_000;

/** What the clocks of a zone show, as if it were the time of UTC. */
function localTime(at: number, timeZone: string | undefined): number {
	const parts = new Intl.DateTimeFormat("en", {
		timeZone,
		hourCycle: "h23",
		year: "numeric",
		month: "numeric",
		day: "numeric",
		hour: "numeric",
		minute: "numeric",
		second: "numeric",
	}).formatToParts(at);
	const part = (type: string) => Number(parts.find((each) => each.type === type)?.value);
	return Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second"));
}
