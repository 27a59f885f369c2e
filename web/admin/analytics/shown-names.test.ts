import { beforeEach, describe, expect, it, test } from "vitest";
import { refusalCategories } from "#contract/refusal-categories.ts";
import { setCurrentLocale } from "#i18n/current-locale.ts";
import { locales } from "#i18n/locales.ts";
import { countryName, reasonName } from "./shown-names.ts";

describe.each(locales)("reasons in %s", (locale) => {
	beforeEach(() => setCurrentLocale(locale));

	it.each([...refusalCategories, "manual"])("%s has a name of its own", (reason) => {
		expect(reasonName(reason)).not.toBe(reason);
	});

	it.each(["a new one", "constructor", ""])("%j is shown as it is", (reason) => {
		expect(reasonName(reason)).toBe(reason);
	});
});

test.each([
	["FR", "fr", "France"],
	["DE", "fr", "Allemagne"],
	["DE", "en", "Germany"],
	["IN", "hi", "भारत"],
	["other", "fr", "Autres"],
	["other", "hi", "अन्य"],
	["ZZZ", "fr", "ZZZ"],
	["unknown", "en", "unknown"],
] as const)("the country %s in %s is %s", (country, locale, name) => {
	setCurrentLocale(locale);
	expect(countryName(country, locale)).toBe(name);
});
