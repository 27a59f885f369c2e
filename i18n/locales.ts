/** What differs from language to language, apart from words. */
interface Language {
	/** What its addresses start with; the default language stands at the root. */
	readonly prefix: string;
	/** Tag for dates and numbers. */
	readonly intlTag: string;
	/** Its name in itself, for language switches. */
	readonly nativeName: string;
	/** Decides on fonts and on the space between lines. */
	readonly script: "latin" | "devanagari";
	/** What stands between hour and minute, and between a short date and its hour. */
	readonly hourMark: string;
	readonly beforeHour: string;
	/** What follows an hour, also where `Intl` leaves it out. */
	readonly afterHour: string;
}

/**
 * The languages of pages and e-mails, the default first: the one list of them. A language is a line here, its catalogue
 * in `messages/`, its long texts beside their pages, and its moderator's vocabulary; the build says which is missing.
 */
const languages = {
	en: {
		prefix: "",
		intlTag: "en-US",
		nativeName: "English",
		script: "latin",
		hourMark: ":",
		beforeHour: ", ",
		afterHour: "",
	},
	fr: {
		prefix: "/fr",
		intlTag: "fr-FR",
		nativeName: "Français",
		script: "latin",
		hourMark: "\u00a0h\u00a0",
		beforeHour: " à ",
		afterHour: "",
	},
	hi: {
		prefix: "/in",
		intlTag: "hi-IN",
		nativeName: "हिन्दी",
		script: "devanagari",
		hourMark: ":",
		beforeHour: ", ",
		afterHour: " बजे",
	},
} as const satisfies Readonly<Record<string, Language>>;

export type Locale = keyof typeof languages;
export const locales: readonly [Locale, ...Locale[]] = Object.keys(languages) as [Locale, ...Locale[]];
export const [defaultLocale] = locales;

export const prefixOf = each("prefix");
export const intlTagOf = each("intlTag");
export const nativeNameOf = each("nativeName");
export const scriptOf = each("script");
export const hourMarkOf = each("hourMark");
export const beforeHourOf = each("beforeHour");
export const afterHourOf = each("afterHour");

/** A value for each language; the compiler then knows that none is missing. */
export function byLocale<Value>(of: (locale: Locale) => Value): Readonly<Record<Locale, Value>> {
	return Object.fromEntries(locales.map((locale) => [locale, of(locale)])) as Record<Locale, Value>;
}

/** Samples for tests and tools: a language that has none of its own takes the English one. */
export function samples<Value>(
	own: { readonly en: Value } & Readonly<Partial<Record<Locale, Value>>>,
): Readonly<Record<Locale, Value>> {
	return byLocale((locale) => own[locale] ?? own.en);
}

function each<Fact extends keyof Language>(fact: Fact): Readonly<Record<Locale, Language[Fact]>> {
	return byLocale((locale) => languages[locale][fact]);
}

/** Language of a URL path: the first segment decides; without a prefix that we know it is the default. */
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
	let best: Locale = defaultLocale;
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
