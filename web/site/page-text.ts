import type { Locale } from "#i18n/locales.ts";

/** The long text of a page, one module per language, each fetched only when its page is shown in that language. */
export interface PageText<T> {
	/** Fetches the text in a language, once. */
	load(locale: Locale): Promise<void>;
	isLoaded(locale: Locale): boolean;
	/** @throws before `load` has finished; a page is drawn only after it. */
	in(locale: Locale): T;
}

/** Makes a page's text of the modules that hold it; each exports it as `text`. */
export function definePageText<T>(modules: Readonly<Record<Locale, () => Promise<{ text: T }>>>): PageText<T> {
	const loaded = new Map<Locale, T>();
	return {
		async load(locale) {
			if (!loaded.has(locale)) loaded.set(locale, (await modules[locale]()).text);
		},
		isLoaded: (locale) => loaded.has(locale),
		in(locale) {
			const text = loaded.get(locale);
			if (text === undefined) throw new Error(`the text of this page was not loaded in "${locale}"`);
			return text;
		},
	};
}
