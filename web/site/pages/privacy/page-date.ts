/** A calendar day in the reader's time zone, as 2026-11-20. */
export function dayOf(date: Date): string {
	const digits = (value: number, count: number) => String(value).padStart(count, "0");
	return `${digits(date.getFullYear(), 4)}-${digits(date.getMonth() + 1, 2)}-${digits(date.getDate(), 2)}`;
}
