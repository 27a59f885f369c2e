import { describe, expect, it } from "vitest";
import { normalise } from "#moderation/normalise.ts";
import { detectUrls } from "./url.ts";

const marked = (text: string) => detectUrls(normalise(text)).map(({ start, end }) => text.slice(start, end));

describe("links and domain names", () => {
	it.each([
		"https://example.org/x",
		"http://jane.me",
		"hxxp://evil",
		"www.janesblog.me",
		"example.com",
		"visit jane-loves.fr today",
		"bit.ly/abc",
		"t.me/jane",
		"wa.me/3312345",
		"youtu.be/xyz",
		"love.in/jane",
		"jane.co.in",
		"janes page dot com",
		"mon site point fr",
		"जेन डॉट कॉम",
		"EXAMPLE．COM",
		"example [dot] com",
		"lavande . com",
		"janes blog dot net",
		"तीन डब्ल्यू",
		"jane(.)com",
		"bit . ly / 3xYz9",
		"मेरी साइट priyasharma . in",
		"www dot jane dot in",
		"go to linktr ee slash jane",
		"shaadi.com/priya-1994",
		"t me slash moonchild",
		"h++ps://my-page",
	])("found: %j", (text) => {
		expect(marked(text)).not.toEqual([]);
	});

	it.each([
		"Je t'aime.Tu me manques",
		"I love you.me too",
		"heart.is",
		"love.you",
		"toi.mon",
		"j'ai 20 ans.Toi aussi",
		"Oui.Non.Peut-être",
		"and/or",
		"love . in my heart",
		"je t'aime . me too",
		"24/7",
		"e.g. your smile",
		"...wow...",
		"tum ho.main hoon",
		"My heart at your dot com meeting",
		"Pas de point com ici",
		"a.m. or p.m.",
		"Dr.Love",
		"good night.in my dreams",
		"lottery: tum mile. net profit: bahut",
		"ek shaam. Net nahi tha",
		"(dot by dot) we drew it",
		"Shaadi.com pe hum mile nahi, pani ki line me mile",
		"शादी डॉट कॉम वाले भी थक गए",
		"उपरोक्त अंतिम बिंदु को ध्यान में रखते हुए",
	])("left alone: %j", (text) => {
		expect(marked(text)).toEqual([]);
	});
});
