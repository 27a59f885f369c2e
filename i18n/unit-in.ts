import { intlTagOf, type Locale } from "./locales.ts";

/** A quantity with its unit in words: “5 minutes”, “1 day”. */
export function unitIn(locale: Locale, value: number, unit: "day" | "hour" | "minute" | "second"): string {
	const options = { style: "unit", unit, unitDisplay: "long", maximumFractionDigits: 1 } as const;
	return new Intl.NumberFormat(intlTagOf[locale], options).format(value);
}
