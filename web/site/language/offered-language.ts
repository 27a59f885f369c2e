import { defaultLocale, type Locale, localeOfTag } from "#i18n/locales.ts";

/** What is known of whoever opens the English home page. */
export interface Arrival {
	/** What is stored as the language chosen earlier, the most telling first; nobody vouches for it. */
	readonly remembered: readonly string[];
	/** The browser's languages, the preferred one first. */
	readonly preferred: readonly string[];
}

/**
 * The language to offer to a visitor of the English home page: the one chosen earlier, else the first of the
 * browser's that we speak; undefined when that is English.
 */
export function offeredLanguage({ remembered, preferred }: Arrival): Locale | undefined {
	const wanted = [...remembered, ...preferred].map(localeOfTag).find((locale) => locale !== undefined);
	return wanted === defaultLocale ? undefined : wanted;
}
