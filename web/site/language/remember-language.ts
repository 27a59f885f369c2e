import type { Locale } from "#i18n/locales.ts";

declare global {
	interface Window {
		/** Defined by whoever wants a hand in language changes: called with `en`, `fr` or `hi`. */
		switchLanguage?: unknown;
	}
}

const keys = ["language", "langSelected", "userLang"] as const;

/** Keeps the visitor's choice under the three keys other pages look for. */
export function rememberLanguage(locale: Locale): void {
	try {
		for (const key of keys) localStorage.setItem(key, locale);
	} catch {
		// Storage may be blocked or full; the address already carries the language.
	}
}

/** What was kept. Anything may stand there: the keys are not ours alone. */
export function rememberedLanguages(): readonly string[] {
	try {
		return keys.map((key) => localStorage.getItem(key) ?? "");
	} catch {
		return [];
	}
}

/** Calls `window.switchLanguage`, if there is one. What it does or fails to do leaves the site's own change as it is. */
export function callSwitchLanguage(locale: Locale): void {
	if (typeof window.switchLanguage !== "function") return;
	try {
		window.switchLanguage(locale);
	} catch (error) {
		reportError(error);
	}
}
