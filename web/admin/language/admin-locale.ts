import { defaultLocale, type Locale, localeOfPath } from "#i18n/locales.ts";

/** The language of whoever has not chosen one, at an address that names none. */
export const defaultAdminLocale: Locale = "fr";

/** The language of whoever has not chosen one: the one that the address names, else French. */
export function adminLocaleOfPath(path: string): Locale {
	const named = localeOfPath(path);
	return named === defaultLocale ? defaultAdminLocale : named;
}
