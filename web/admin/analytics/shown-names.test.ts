import { describe, expect, it, test } from "vitest";
import { refusalCategories } from "#contract/moderation.ts";
import { locales } from "#i18n/locales.ts";
import { countryName, reasonName } from "./shown-names.ts";

describe.each(locales)("reasons in %s", (locale) => {
	it.each([...refusalCategories, "manual"])("%s has a name of its own", (reason) => {
		expect(reasonName(reason, locale)).not.toBe(reason);
	});

	it.each(["a new one", "constructor", ""])("%j is shown as it is", (reason) => {
		expect(reasonName(reason, locale)).toBe(reason);
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
	expect(countryName(country, locale)).toBe(name);
});
