import { describe, expect, it } from "vitest";
import { normalise } from "#moderation/normalise.ts";
import { detectorOf } from "./phrase-list.ts";
import { spamPhrases } from "./spam-phrases.ts";

const marked = (text: string) =>
	detectorOf(spamPhrases)(normalise(text)).map(({ start, end }) => text.slice(start, end));

describe("spam and commerce", () => {
	it.each([
		"buy now",
		"click here",
		"use promo code LOVE",
		"50 percent off",
		"order online",
		"earn money from home and earn extra cash",
		"invest in bitcoin, buy crypto",
		"forward this to 10 friends",
		"send money",
		"vote for me",
		"code promo PRINTEMPS",
		"cliquez ici",
		"vous avez gagné un iphone",
		"livraison gratuite",
		"marabout sérieux",
		"votez Dupont",
		"abonne-toi",
		"abhi order karo",
		"ghar baithe paise kamao",
		"lottery lagi",
		"link pe click karo",
		"अभी ऑर्डर करें",
		"घर बैठे पैसे कमाएँ",
		"वोट दें",
	])("found: %j", (text) => {
		expect(marked(text)).not.toEqual([]);
	});

	it.each([
		"your love is priceless",
		"free as the wind",
		"you are my treasure",
		"I buy flowers for my mother",
		"I won the lottery the day you smiled",
		"tu vaux tout l'or du monde",
		"j'ai gagné ton sourire",
		"la promo de 2004 te salue",
		"livraison gratuite : un bisou",
		"mera dil muft mein le lo",
		"lottery lagi, teri muskaan mili",
		"दिल मुफ़्त में ले लो",
		"this is not a chain letter: don't forward it to nine people",
	])("left alone: %j", (text) => {
		expect(marked(text)).toEqual([]);
	});
});
