import { refusalCategories } from "#contract/refusal-categories.ts";
import { categoryNames } from "#i18n/category-words.ts";
import { m } from "#i18n/compiled/messages.js";
import { intlTagOf, type Locale } from "#i18n/locales.ts";

/** What a reason for a rejection is called; one that nobody has named yet is shown as it is. */
export function reasonName(reason: string): string {
	if (reason === "manual") return m.admin_analytics_reason_manual();
	const category = refusalCategories.find((each) => each === reason);
	return category === undefined ? reason : categoryNames[category]();
}

/** What a country (ISO 3166-1 alpha-2) is called, `other` being all that are not told apart; what is neither, as it is. */
export function countryName(country: string, locale: Locale): string {
	if (country === "other") return m.admin_analytics_other_countries();
	if (!/^[A-Z]{2}$/.test(country)) return country;
	return new Intl.DisplayNames([intlTagOf[locale]], { type: "region" }).of(country) ?? country;
}
