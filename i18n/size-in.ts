import { intlTagOf, type Locale } from "./locales.ts";

const byteUnits = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"] as const;

/** A size in the largest unit (powers of 1000) of which there is at least one. */
export function sizeIn(locale: Locale, bytes: number): string {
	const power = Math.min(byteUnits.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
	const unit = byteUnits[power] ?? "byte";
	const options = { style: "unit", unit, unitDisplay: "short", maximumFractionDigits: 1 } as const;
	return new Intl.NumberFormat(intlTagOf[locale], options).format(bytes / 1_000 ** power);
}
