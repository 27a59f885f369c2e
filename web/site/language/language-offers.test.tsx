import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { m } from "#i18n/compiled/messages.js";
import { LanguageOffers } from "./language-offers.tsx";

describe("the offers of other languages", () => {
	test("stand in the English home page, each in its own words", () => {
		const drawn = renderToStaticMarkup(<LanguageOffers path="/" locale="en" />);
		for (const locale of ["fr", "hi"] as const) expect(drawn).toContain(m.language_offer_text({}, { locale }));
		expect(drawn.match(/<template lang="\w+"/g)).toEqual(['<template lang="fr"', '<template lang="hi"']);
	});

	test.each([
		["/", "fr"],
		["/", "hi"],
		["/faq", "en"],
		["/404", "en"],
	] as const)("stand in no other page: %s in %s", (path, locale) => {
		expect(renderToStaticMarkup(<LanguageOffers path={path} locale={locale} />)).toBe("");
	});
});
