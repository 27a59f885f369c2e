import { describe, expect, test } from "vitest";
import { barePath, localeOfAcceptLanguage, localeOfPath, localeOfTag, locales, pathInLocale } from "./locales.ts";

describe("the language of a path", () => {
	test.each([
		["/", "en"],
		["/privacy", "en"],
		["/fr", "fr"],
		["/fr/", "fr"],
		["/fr/faq", "fr"],
		["/in", "hi"],
		["/in/cgu", "hi"],
		["/french", "en"],
		["/hi", "en"],
		["/inbox", "en"],
	])("%s is %s", (path, locale) => {
		expect(localeOfPath(path)).toBe(locale);
	});
});

describe("changing the language", () => {
	test.each([
		["/", "fr", "/fr/"],
		["/fr", "hi", "/in/"],
		["/fr/", "en", "/"],
		["/privacy", "hi", "/in/privacy"],
		["/in/faq", "fr", "/fr/faq"],
		["/fr/cgu", "en", "/cgu"],
	] as const)("%s in %s is %s", (path, locale, expected) => {
		expect(pathInLocale(path, locale)).toBe(expected);
	});

	test("keeps the page", () => {
		for (const path of ["/", "/faq", "/conditions"]) {
			expect(barePath(pathInLocale(path, "fr"))).toBe(path);
			expect(pathInLocale(pathInLocale(path, "hi"), "en")).toBe(path);
		}
	});
});

describe("a path that looks like another site's address", () => {
	test.each(["//evil.example", "/fr//evil.example", "/in/\\evil.example", "/\\/evil.example"])(
		"%s leads nowhere else",
		(path) => {
			for (const locale of locales) {
				const { host } = new URL(pathInLocale(path, locale), "https://billet-doux.example");
				expect(host).toBe("billet-doux.example");
			}
		},
	);
});

describe("the language of a tag", () => {
	test.each([
		["fr", "fr"],
		["FR-ca", "fr"],
		["hi-Deva-IN", "hi"],
		["fra", undefined],
		["french", undefined],
		["", undefined],
		["__proto__", undefined],
	])("%s is %s", (tag, locale) => {
		expect(localeOfTag(tag)).toBe(locale);
	});
});

describe("the language of a request", () => {
	test.each([
		[undefined, "en"],
		["", "en"],
		["fr", "fr"],
		["fr-CA,en;q=0.8", "fr"],
		["de, hi;q=0.5, fr;q=0.7", "fr"],
		["hi-IN", "hi"],
		["fr;q=0, en", "en"],
		["*", "en"],
		["x".repeat(10_000), "en"],
	])("%s asks for %s", (header, locale) => {
		expect(localeOfAcceptLanguage(header)).toBe(locale);
	});
});
