import { describe, expect, it } from "vitest";
import { normalise } from "#moderation/normalise.ts";
import { findThreats } from "./threat-phrases.ts";

const marked = (text: string) => findThreats(normalise(text)).map(({ start, end }) => text.slice(start, end));

describe("threats", () => {
	it.each([
		"I will kill you",
		"i'm gonna hurt you",
		"I'll k1ll you",
		"I know where you live",
		"you will regret this",
		"watch your back",
		"kys",
		"je vais te tuer",
		"je te tuerai",
		"je sais où tu habites",
		"tu vas le regretter",
		"va crever",
		"tujhe maar dunga",
		"jaan se maar dunga",
		"tera photo viral kar dunga",
		"si je te revois, je t'égorge",
		"je te casse les jambes",
		"je vais te briser les genoux",
		"tera gala kaat dunga",
		"tu zinda nahi bachega",
		"तेरा ख़ून कर दूँगा",
		"गाड़ी से कुचल दूँगा",
		"मार डालूंगा",
		"तेज़ाब फेंक दूंगा",
		"पछताओगी",
	])("found: %j", (text) => {
		expect(marked(text)).not.toEqual([]);
	});

	it.each([
		"your smile kills me",
		"ne te casse pas la tête",
		"tu me casses les pieds, mais je t'aime",
		"you're killing it",
		"I would die for you",
		"you take my breath away",
		"shoot for the stars",
		"you stole my heart",
		"I will kill you with kindness",
		"tu me tues avec ton sourire",
		"je meurs de rire",
		"mar gaya teri muskaan pe",
		"teri hasi maar dalegi",
		"तेरी मुस्कान मार डालती है",
		"I will hurt for a while",
		"il y a un monsieur qui va mourir dans notre service",
		"je te tue de rire",
	])("left alone: %j", (text) => {
		expect(marked(text)).toEqual([]);
	});
});
