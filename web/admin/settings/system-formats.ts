import { intlTagOf, type Locale } from "#i18n/locales.ts";

const byteUnits = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"] as const;

/** A size in the largest unit (powers of 1000) of which there is at least one. */
export function sizeIn(locale: Locale, bytes: number): string {
	const power = Math.min(byteUnits.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
	return unitIn(locale, bytes / 1_000 ** power, byteUnits[power] ?? "byte", "short");
}

/** A duration in its two largest units, as “3 days 4 hours”. */
export function durationIn(locale: Locale, seconds: number): string {
	const parts = [
		{ count: Math.floor(seconds / 86_400), unit: "day" },
		{ count: Math.floor(seconds / 3_600) % 24, unit: "hour" },
		{ count: Math.floor(seconds / 60) % 60, unit: "minute" },
		{ count: Math.floor(seconds) % 60, unit: "second" },
	];
	const first = parts.findIndex(({ count }) => count > 0);
	const largest = parts.slice(first === -1 ? 3 : first).slice(0, 2);
	return largest.map(({ count, unit }) => unitIn(locale, count, unit, "long")).join(" ");
}

function unitIn(locale: Locale, value: number, unit: string, unitDisplay: "short" | "long"): string {
	const options = { style: "unit", unit, unitDisplay, maximumFractionDigits: 1 } as const;
	return new Intl.NumberFormat(intlTagOf[locale], options).format(value);
}
