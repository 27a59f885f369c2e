import { describe, expect, test } from "vitest";
import { mistakesInMessages } from "./check-messages.ts";
import { byLocale, defaultLocale } from "./locales.ts";
import { readCatalogue } from "./read-catalogue.ts";

describe("the words of the product", () => {
	const catalogues = byLocale(readCatalogue);

	test("exist in every language, with the same placeholders", () => {
		expect(mistakesInMessages(catalogues, defaultLocale)).toEqual([]);
	});

	test("never claim what no service can hold", () => {
		const claims = /100\s*%|\b(?:totally|completely|perfectly) (?:safe|secure|anonymous)\b/i;
		expect(Object.entries(readCatalogue("en")).filter(([, text]) => claims.test(`${text}`))).toEqual([]);
	});
});

describe("mistakesInMessages", () => {
	test("names a missing key, an empty text and differing placeholders by language", () => {
		const mistakes = mistakesInMessages(
			{ en: { greet: "Hello {name}", bye: "Bye" }, fr: { greet: "Bonjour {nom}", bye: " " }, hi: { bye: "विदा" } },
			"en",
		);
		expect(mistakes).toEqual([
			"fr: greet has placeholders [{nom}], en has [{name}]",
			"hi: greet has no words",
			"fr: bye has no words",
		]);
	});

	test("finds a key that only another language has", () => {
		expect(mistakesInMessages({ en: {}, fr: { extra: "De trop" } }, "en")).toEqual(["en: extra has no words"]);
	});

	test("allows another order of placeholders and repeats", () => {
		expect(mistakesInMessages({ en: { k: "{a} of {b}" }, hi: { k: "{b} में से {a}, {a}" } }, "en")).toEqual([]);
	});
});
