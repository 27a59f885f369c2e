import type { Locale } from "#i18n/locales.ts";
import { unitIn } from "#i18n/unit-in.ts";

/** A duration in its two largest units, as “3 days 4 hours”. */
export function durationIn(locale: Locale, seconds: number): string {
	const parts = [
		{ count: Math.floor(seconds / 86_400), unit: "day" },
		{ count: Math.floor(seconds / 3_600) % 24, unit: "hour" },
		{ count: Math.floor(seconds / 60) % 60, unit: "minute" },
		{ count: Math.floor(seconds) % 60, unit: "second" },
	] as const;
	const first = parts.findIndex(({ count }) => count > 0);
	const largest = parts.slice(first === -1 ? 3 : first).slice(0, 2);
	return largest.map(({ count, unit }) => unitIn(locale, count, unit)).join(" ");
}
