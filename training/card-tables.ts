import { locales } from "#i18n/locales.ts";
import type { Rate, Tally } from "./tally.ts";

const nameOfLanguage = new Intl.DisplayNames("en", { type: "language" });
export const languageNames = locales.map((language) => nameOfLanguage.of(language) ?? language);

/** What is told, and a cell for each language. */
export type Row = readonly [string, readonly string[]];

/** Rows of Markdown, with a column for each language. */
export function table(rows: readonly Row[]): string {
	return [
		`|  | ${languageNames.join(" | ")} |`,
		`|---|${"---:|".repeat(languageNames.length)}`,
		...rows.map(([name, cells]) => `| ${name} | ${cells.join(" | ")} |`),
	].join("\n");
}

/** A share with its 95 % interval. */
export function interval(rate: Rate | undefined): string {
	if (rate?.estimate == null) return "–";
	const { share, low, high } = rate.estimate;
	return `${(100 * share).toFixed(1)} % (${(100 * low).toFixed(0)}–${(100 * high).toFixed(0)})`;
}

export function fraction(rate: { readonly right: number; readonly of: number } | undefined): string {
	return rate === undefined ? "–" : `${rate.right} of ${rate.of}`;
}

export function percent(rate: { readonly right: number; readonly of: number } | undefined): string {
	return rate === undefined || rate.of === 0 ? "–" : `${((100 * rate.right) / rate.of).toFixed(1)} %`;
}

export function count(value: number): string {
	return value.toLocaleString("en");
}

/** Of the notes to refuse for a category, how many are refused. */
export function refusedOf({ categories }: Tally, category: string): string {
	return fraction(categories.find((each) => each.category === category)?.recall);
}
