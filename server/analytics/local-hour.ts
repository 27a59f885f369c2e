/** A moment as the analytics counts it. */
export interface LocalHour {
	/** YYYY-MM-DD */
	readonly day: string;
	/** 0 to 23 */
	readonly hour: number;
}

const quarterMs = 15 * 60_000;

/**
 * Day and hour of a moment (ms since the epoch) in an IANA time zone.
 * Every zone in use keeps a whole number of quarter hours from UTC, so one formatting serves a quarter.
 */
export function createLocalHour(timeZone: string): (at: number) => LocalHour {
	const format = new Intl.DateTimeFormat("en-CA", {
		timeZone,
		year: "numeric",
		month: "2-digit",
		day: "2-digit",
		hour: "2-digit",
		hourCycle: "h23",
	});
	let quarter = Number.NaN;
	let current: LocalHour = { day: "", hour: 0 };
	return (at) => {
		const thisQuarter = Math.floor(at / quarterMs);
		if (thisQuarter === quarter) return current;
		const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
		quarter = thisQuarter;
		current = { day: `${part.year}-${part.month}-${part.day}`, hour: Number(part.hour) };
		return current;
	};
}
