/** The interface languages, the default first. */
export const locales = ["en", "fr", "hi"] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = "en";

/** URL prefix of each language: English stands at the root. */
export const prefixOf: Readonly<Record<Locale, "" | "/fr" | "/in">> = { en: "", fr: "/fr", hi: "/in" };

/** Tag for dates and numbers. */
export const intlTagOf: Readonly<Record<Locale, string>> = { en: "en-US", fr: "fr-FR", hi: "hi-IN" };

/** Each language's name in itself, for language switches. */
export const nativeNameOf: Readonly<Record<Locale, string>> = { en: "English", fr: "Français", hi: "हिन्दी" };

/** Language of a URL path: the first segment decides, anything but /fr and /in is English. */
export function localeOfPath(path: string): Locale {
	const first = path.split("/")[1];
	return locales.find((locale) => prefixOf[locale] === `/${first}`) ?? defaultLocale;
}

/**
 * The path without its language prefix: `/fr/faq` → `/faq`, `/in` → `/`. It starts with one slash exactly, whatever
 * was asked for: browsers read a link to `//name` or `/\name` as one to another site.
 */
export function barePath(path: string): string {
	const prefix = prefixOf[localeOfPath(path)];
	return `/${path.slice(prefix.length).replace(/^[/\\]+/, "")}`;
}

/** The same page in another language: `/fr/faq` → `/in/faq`; the home page is `/`, `/fr/` and `/in/`. */
export function pathInLocale(path: string, locale: Locale): string {
	return prefixOf[locale] + barePath(path);
}

/** Our language of a language tag, whatever its region: `fr-CA` → `fr`; undefined for all others and for anything else. */
export function localeOfTag(tag: string): Locale | undefined {
	const lower = tag.toLowerCase();
	return locales.find((locale) => lower === locale || lower.startsWith(`${locale}-`));
}

/** The best of our languages for an Accept-Language header (RFC 9110, section 12.5.4), else the default. */
export function localeOfAcceptLanguage(header: string | undefined): Locale {
	let best = defaultLocale;
	let bestWeight = 0;
	for (const item of (header ?? "").slice(0, 500).split(",")) {
		const [tag = "", ...parameters] = item.split(";").map((part) => part.trim().toLowerCase());
		const quality = parameters.find((parameter) => parameter.startsWith("q="));
		const weight = quality === undefined ? 1 : Number(quality.slice(2));
		const locale = localeOfTag(tag);
		if (locale !== undefined && weight > bestWeight) {
			best = locale;
			bestWeight = weight;
		}
	}
	return best;
}
