import { describe, expect, it } from "vitest";
import { type Locale, locales } from "#i18n/locales.ts";
import { foreignWords } from "./foreign-words.ts";
import { kindWords } from "./home-page.ts";

describe("words of another language", () => {
	it.each<[Locale, string, string[]]>([
		["hi", "यह चिट्ठी आपके लिए है।", []],
		["hi", "Billet-doux पर आपका स्वागत है; JavaScript बंद है।", []],
		["hi", "Read the rules", ["Read the rules"]],
		["hi", "नियम पढ़िए: the rules", ["the rules"]],
		["hi", "अपना email लिखिए", ["email"]],
		["hi", "Billet-doux JavaScript", ["Billet-doux JavaScript"]],
		["hi", "name@example.org या https://example.org/faq", []],
		["hi", "Mot d’amour", ["Mot d’amour"]],
		["hi", "१२ और 24", []],
		["fr", "Votre mot est parti, et l’on vous répondra au plus tôt.", []],
		["fr", "Your note has left.", ["your", "has"]],
		["fr", "Votre mot is on its way", ["is", "its"]],
		["fr", "Skip to the content", ["Skip to the content"]],
		["fr", "Anonymous", ["Anonymous"]],
		["fr", "Contact", []],
		["fr", "यह", ["यह"]],
		["en", "Your note has left; on time, as it should.", []],
		["en", "Votre mot est parti", ["votre", "est"]],
		["en", "Retour à l’accueil", ["Retour à l’accueil"]],
		["en", "हिन्दी", ["हिन्दी"]],
	])("in %s: %s", (locale, text, found) => {
		expect(foreignWords(text, locale)).toEqual(found);
	});

	it.each(locales)("are not seen in a letter in %s, and are in the same letter elsewhere", (locale) => {
		expect(foreignWords(kindWords[locale], locale)).toEqual([]);
		for (const other of locales.filter((each) => each !== locale)) {
			expect(foreignWords(kindWords[locale], other)).not.toEqual([]);
		}
	});
});
