import type { Analytics } from "#contract/admin-analytics.ts";

export type DayFigures = Analytics["daily_activity"][number];

const dayMs = 86_400_000;

/** Every day from the first to the last of those given, the oldest first; days that are missing had no message. */
export function dailySeries(days: readonly DayFigures[]): DayFigures[] {
	const sorted = days.toSorted((one, other) => (one.date < other.date ? -1 : 1));
	const [first, last] = [sorted[0], sorted.at(-1)];
	if (first === undefined || last === undefined) return [];
	const known = new Map(sorted.map((day) => [day.date, day]));
	const count = Math.round((Date.parse(last.date) - Date.parse(first.date)) / dayMs) + 1;
	return Array.from({ length: count }, (_, index) => {
		const date = new Date(Date.parse(first.date) + index * dayMs).toISOString().slice(0, 10);
		return known.get(date) ?? { date, messages: 0, approvals: 0 };
	});
}
