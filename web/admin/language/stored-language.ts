import { type Locale, locales } from "#i18n/locales.ts";
import { adminLocaleOfPath } from "./admin-locale.ts";

/** The administration's own choice: the site's language is the visitor's, this one the administrator's. */
const key = "admin_language";

/** The language chosen before, whatever the address; without a choice, that of the address. */
export function storedLanguage(): Locale {
	const unchosen = adminLocaleOfPath(location.pathname);
	try {
		const kept = localStorage.getItem(key);
		return locales.find((locale) => locale === kept) ?? unchosen;
	} catch {
		return unchosen;
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
