import { intlTagOf, type Locale } from "#i18n/locales.ts";
import { categoryWords } from "#web/admin/words/category-words.ts";

const ownReasons: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
	fr: { ...categoryWords.fr, manual: "Décision d’un modérateur" },
	en: { ...categoryWords.en, manual: "A moderator’s decision" },
	hi: { ...categoryWords.hi, manual: "किसी मॉडरेटर का निर्णय" },
};

/** What a reason for a rejection is called; one that nobody has named yet is shown as it is. */
export function reasonName(reason: string, locale: Locale): string {
	const names = ownReasons[locale];
	return Object.hasOwn(names, reason) ? (names[reason] ?? reason) : reason;
}

const otherCountries: Readonly<Record<Locale, string>> = { fr: "Autres", en: "Other", hi: "अन्य" };

/** What a country (ISO 3166-1 alpha-2) is called, `other` being all that are not told apart; what is neither, as it is. */
export function countryName(country: string, locale: Locale): string {
	if (country === "other") return otherCountries[locale];
	if (!/^[A-Z]{2}$/.test(country)) return country;
	return new Intl.DisplayNames([intlTagOf[locale]], { type: "region" }).of(country) ?? country;
}
