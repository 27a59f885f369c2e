import { randomBytes } from "node:crypto";
import { type Clock, steadyStart } from "#server/clock.ts";
import type { DayKeys, SharedMemory } from "#server/siblings.ts";

/** How the day of a moment is called, for each key. */
type DaysOf = Readonly<Record<keyof DayKeys, (at: number) => string | number>>;

/** Beyond so many visitors a day each process counts those that it knows. */
const maxVisitors = 500_000;

/** What all processes of the service know together. In memory only, and for no longer than a day where visitors are concerned. */
export function createSharedMemory(clock: Clock, daysOf: DaysOf) {
	const linkKey = randomKey();
	const today: Record<string, string | number> = {};
	let keys: DayKeys = { limits: randomKey(), visits: randomKey() };
	let seenToday = new Set<string>();

	/** Destroys the keys of days that are over, and what was kept under them. True: there are others. */
	function renew(): boolean {
		const at = clock();
		const over = (["limits", "visits"] as const).filter((what) => today[what] !== daysOf[what](at));
		for (const what of over) {
			today[what] = daysOf[what](at);
			keys = { ...keys, [what]: randomKey() };
			if (what === "visits") seenToday = new Set();
		}
		return over.length > 0;
	}

	renew();
	return {
		renew,
		/** For a process that joins now, and for all of them when `renew` says so. */
		read: (): SharedMemory => ({ steadyStart, linkKey, dayKeys: keys }),
		isFirstVisit(visitorKey: string): boolean {
			if (seenToday.has(visitorKey)) return false;
			if (seenToday.size < maxVisitors) seenToday.add(visitorKey);
			return true;
		},
	};
}

function randomKey(): string {
	return randomBytes(32).toString("base64");
}
