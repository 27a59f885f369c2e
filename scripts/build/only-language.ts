import type { Plugin } from "vite";
import type { Locale } from "#i18n/locales.ts";

const compiledMessage = /\/i18n\/compiled\/messages\/\w+\.js$/;
const explicitLanguage = /\bm\.\w+\([^()]*\blocale\b/;
const choice = "const locale = experimentalStaticLocale ?? options.locale ?? getLocale()";

/**
 * Vite plugin: leaves one language of each compiled message, for what is loaded by pages in that language only.
 * @throws when Paraglide writes its messages in another form, since all languages would then be shipped unnoticed, and
 *   when a module names the language of a message, since it would get it in this one.
 */
export function onlyLanguage(locale: Locale): Plugin {
	return {
		name: "only-language",
		// Before others write the code in another form.
		enforce: "pre",
		transform(code, id) {
			refuseNamedLanguage(code, id);
			if (!compiledMessage.test(id) || id.endsWith("/_index.js")) return undefined;
			if (!code.includes(choice)) throw new Error(`${id} does not choose its language by “${choice}”`);
			return {
				code: code.replace(choice, "").replaceAll(/locale === "(\w+)"/g, (_, language) => String(language === locale)),
				map: null,
			};
		},
	};
}

/** @throws when a module names the language of a message. */
export function refuseNamedLanguage(code: string, id: string): void {
	if (/\/web\//.test(id) && explicitLanguage.test(code))
		throw new Error(`${id} names the language of a message: bundles have one only`);
}
