import type { Locale } from "#i18n/locales.ts";

declare global {
	interface Window {
		/** Defined by a page that embeds the site and wants to know of a language change. */
		switchLanguage?: unknown;
	}
}

const keys = ["language", "langSelected", "userLang"] as const;

/** Keeps the visitor's choice under the three keys other pages look for, and tells `window.switchLanguage` if there is one. */
export function rememberLanguage(locale: Locale): void {
	try {
		for (const key of keys) localStorage.setItem(key, locale);
	} catch {
		// Storage may be blocked or full; the address already carries the language.
	}
	if (typeof window.switchLanguage === "function") window.switchLanguage(locale);
}
