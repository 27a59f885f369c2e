import type { Plugin } from "vite";
import type { Locale } from "#i18n/locales.ts";

const compiledMessage = /\/i18n\/compiled\/messages\/\w+\.js$/;
const choice = "const locale = experimentalStaticLocale ?? options.locale ?? getLocale()";

/**
 * Vite plugin: leaves one language of each compiled message, for what is loaded by pages in that language only.
 * @throws when Paraglide writes its messages in another form, since all languages would then be shipped unnoticed.
 */
export function onlyLanguage(locale: Locale): Plugin {
	return {
		name: "only-language",
		transform(code, id) {
			if (!compiledMessage.test(id) || id.endsWith("/_index.js")) return undefined;
			if (!code.includes(choice)) throw new Error(`${id} does not choose its language by “${choice}”`);
			return {
				code: code.replace(choice, "").replaceAll(/locale === "(\w+)"/g, (_, language) => String(language === locale)),
				map: null,
			};
		},
	};
}
