import { intlTagOf, type Locale } from "./locales.ts";

/** The inputs of a text with each number written as its language groups digits: “1,000”. */
export function withNumbersIn<Inputs extends Readonly<Record<string, string | number>>>(
	locale: Locale,
	inputs: Inputs,
): { readonly [Name in keyof Inputs]: string };
export function withNumbersIn(locale: Locale, inputs: Readonly<Record<string, string | number>>) {
	const format = new Intl.NumberFormat(intlTagOf[locale]);
	const written = Object.entries(inputs).map(([name, value]) => [
		name,
		typeof value === "number" ? format.format(value) : value,
	]);
	return Object.fromEntries(written);
}
