import { type Locale, locales } from "#i18n/locales.ts";

/** The administration's own choice: the site's language is the visitor's, this one the administrator's. */
const key = "admin_language";

/** The language of whoever has not chosen one. */
export const defaultAdminLocale: Locale = "fr";

/** The language chosen before, whatever the address; French without a choice. */
export function storedLanguage(): Locale {
	try {
		const kept = localStorage.getItem(key);
		return locales.find((locale) => locale === kept) ?? defaultAdminLocale;
	} catch {
		return defaultAdminLocale;
	}
}

/** Remembers the choice, where the browser lets a page remember anything. */
export function storeLanguage(locale: Locale): void {
	try {
		localStorage.setItem(key, locale);
	} catch {
		// Storage may be blocked or full; the choice then lasts as long as the page.
	}
}
