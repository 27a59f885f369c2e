import { describe, expect, it } from "vitest";
import { termsOf } from "#tests/words/glossary.ts";
import { type ShownText, shownTexts } from "#tests/words/shown-texts.ts";
import { wordFaults, wordsOf } from "#tests/words/word-faults.ts";
import { byLocale, locales } from "./locales.ts";
import { readCatalogue } from "./read-catalogue.ts";

const texts = byLocale(shownTexts);
/** Texts that are prescribed word for word. */
const prescribed = new Set(["Le nouveau mot de passe doit contenir au moins 6 caractères"]);

describe("the glossary", () => {
	it("has the same ideas in each language, sixty at most, and once", () => {
		const ideas = byLocale((locale) => termsOf(locale).map(({ idea }) => idea));
		expect(ideas.fr).toEqual(ideas.en);
		expect(ideas.hi).toEqual(ideas.en);
		expect(ideas.en.length).toBeGreaterThan(20);
		expect(ideas.en.length).toBeLessThanOrEqual(60);
		expect(new Set(ideas.en).size).toBe(ideas.en.length);
	});
});

describe.each(locales)("the texts in %s", (locale) => {
	it("are those of the catalogue and of every page", () => {
		const places = new Set(texts[locale].map(([place]) => place));
		expect(places.size).toBeGreaterThan(Object.keys(readCatalogue(locale)).length + 10);
	});

	it("use the words of the glossary and the signs of the language", () => {
		const faultsOf = wordFaults(locale);
		const ours = texts[locale].filter(([, text]) => !prescribed.has(text));
		const faults = ours.flatMap(([place, text]) => faultsOf(text).map((fault) => ({ place, ...fault, text })));
		expect(faults).toEqual([]);
	});
});

describe.each(["fr", "hi"] as const)("the texts in %s", (locale) => {
	it("leave nothing in English", () => {
		const english = readCatalogue("en");
		const left = Object.entries(readCatalogue(locale)).filter(
			([key, text]) => text === english[key] && /\p{L}{2,} \p{L}{2,}/u.test(text.replaceAll(/\{[^{}]*\}/g, "")),
		);
		expect(left).toEqual([]);
	});
});

it("are in Hindi without a run of Latin words", () => {
	const runs = texts.hi.filter(([, text]) => /[A-Za-z]{2,} [A-Za-z]{2,} [A-Za-z]{2,}/.test(wordsOf(text)));
	expect(runs satisfies ShownText[]).toEqual([]);
});

describe("a fault", () => {
	it.each([
		["en", "It's here", "'"],
		["en", "We will Mend it.", "Mend it"],
		["fr", "Vraiment ?", " ?"],
		["fr", "Vraiment!", "!"],
		["fr", "« Oui\u00a0»", "«"],
		["fr", "«\u00a0Oui\u202f»", "\u202f»"],
		["fr", "gardé 30 jours", "0 jours"],
		["fr", "un courriel reçu", "courriel"],
		["hi", "१० संदेश", "१"],
		["hi", "चिट्ठी आई है.", "ै."],
		["hi", "यह मिटाया गया", "मिटा"],
	] as const)("of %s is found in %j", (locale, text, found) => {
		expect(wordFaults(locale)(text).map((fault) => fault.found)).toEqual([found]);
	});

	it("is not seen in placeholders, code and addresses, nor within a longer word", () => {
		expect(wordFaults("en")("`it's` {who's} a'b@example.org, a blackmailer")).toEqual([]);
		expect(wordFaults("fr")("Quoi\u202f? «\u00a0Oui\u00a0»\u00a0: 30\u00a0jours, l’e-mail")).toEqual([]);
	});
});
