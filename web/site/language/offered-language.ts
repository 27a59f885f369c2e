import { defaultLocale, type Locale, localeOfTag } from "#i18n/locales.ts";

/** What is known of whoever opens a page. */
export interface Arrival {
	readonly path: string;
	/** What is stored as the language chosen earlier, the most telling first; nobody vouches for it. */
	readonly remembered: readonly string[];
	/** The browser's languages, the preferred one first. */
	readonly preferred: readonly string[];
}

/**
 * The language to offer to a visitor of the English home page: the one chosen earlier, else the first of the
 * browser's that we speak; undefined when that is English, and on every other page, which was asked for as it is.
 */
export function offeredLanguage({ path, remembered, preferred }: Arrival): Locale | undefined {
	if (path !== "/") return undefined;
	const wanted = [...remembered, ...preferred].map(localeOfTag).find((locale) => locale !== undefined);
	return wanted === defaultLocale ? undefined : wanted;
}
