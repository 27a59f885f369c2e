/** The last `count` days, the newest first, ending with `today`; all as YYYY-MM-DD. Pure calendar: no zone shortens a date. */
export function lastDays(today: string, count: number): string[] {
	const noon = Date.parse(`${today}T12:00:00Z`);
	return Array.from({ length: count }, (_, ago) => new Date(noon - ago * 86_400_000).toISOString().slice(0, 10));
}
