import { describe, expect, it } from "vitest";
import { normalise } from "#moderation/normalise.ts";
import { meetingPhrases } from "./meeting-phrases.ts";
import { detectorOf } from "./phrase-list.ts";

const marked = (text: string) =>
	detectorOf(meetingPhrases)(normalise(text)).map(({ start, end }) => text.slice(start, end));

describe("proposals to meet", () => {
	it.each([
		"meet me at the station",
		"let's meet",
		"lets meet tomorrow",
		"can we meet?",
		"could we hang out",
		"coffee on Saturday?",
		"are you free tonight",
		"fancy a drink",
		"come over tonight",
		"wait for me under the clock",
		"same bench tomorrow?",
		"see you at six",
		"on se voit samedi ?",
		"retrouve-moi au parc",
		"rejoins-moi devant la gare",
		"rendez-vous à 18 heures",
		"viens chez moi",
		"ça te dit un ciné",
		"tu es libre demain ?",
		"chalo milte hain",
		"kya hum mil sakte hain",
		"kal chai pe chalogi",
		"aaj sham milte hain",
		"कल मिलते हैं",
		"क्या हम मिल सकते हैं",
		"शाम को मिलोगी",
		"meet me at noon",
	])("found: %j", (text) => {
		expect(marked(text)).not.toEqual([]);
	});

	it.each([
		"meet me in my dreams",
		"I wish I had met you earlier",
		"the day we met",
		"I will never ask to meet you",
		"see you in every sunrise",
		"if only we could meet in another life",
		"our eyes met",
		"I drank my coffee and thought of you on Saturday",
		"le jour où on s'est rencontrés",
		"retrouve-moi dans mes rêves",
		"je ne te demanderai jamais de rendez-vous",
		"jis din hum mile the",
		"sapno mein milte hain",
		"काश हम पहले मिलते",
		"सपनों में मिलते हैं",
	])("left alone: %j", (text) => {
		expect(marked(text)).toEqual([]);
	});
});
