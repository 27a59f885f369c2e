import { readFileSync } from "node:fs";
import type { Locale } from "./locales.ts";

/** The short texts of a language by key, as its file holds them; for the build and for tests. */
export function readCatalogue(locale: Locale): Readonly<Record<string, string>> {
	return JSON.parse(readFileSync(new URL(`./messages/${locale}.json`, import.meta.url), "utf8"));
}
