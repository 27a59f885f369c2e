import { overwriteGetLocale } from "#i18n/compiled/runtime.js";
import { defaultLocale, type Locale } from "./locales.ts";

let current: Locale = defaultLocale;

overwriteGetLocale(() => current);

/** The language that `m.key()` speaks. */
export function currentLocale(): Locale {
	return current;
}

/** Sets the language of every message. Called at the root of each render, before any component asks for words. */
export function setCurrentLocale(locale: Locale): void {
	current = locale;
}
