import type { Locale } from "#i18n/locales.ts";

/** What one may want to say, in the order of the drawer. */
export const feelings = ["begin", "thank", "miss", "apologise", "friend"] as const;

/** Lines that a letter may begin with, by feeling: twelve in each language, written for this site. */
export type FirstLines = Readonly<Record<(typeof feelings)[number], readonly string[]>>;

const modules = import.meta.glob<FirstLines>(["./first-lines.*.ts", "!./*.test.ts"], { import: "lines" });

/** Fetches those of a language. */
export async function loadFirstLines(locale: Locale): Promise<FirstLines> {
	const load = modules[`./first-lines.${locale}.ts`];
	if (load === undefined) throw new Error(`First lines are missing in "${locale}": write first-lines.${locale}.ts`);
	return load();
}
