import { describe, expect, it } from "vitest";
import { normalise } from "#moderation/normalise.ts";
import { detectOtherLanguage } from "./other-language.ts";

const noticed = (text: string) => detectOtherLanguage(normalise(text)).length > 0;

describe("a note in another language in Latin letters", () => {
	it.each([
		["Spanish", "Eres la luz de mi vida y no puedo dejar de pensar en ti, mi corazón es tuyo"],
		["German", "Ich denke jeden Tag an dich und dein Lächeln macht mich glücklich"],
		["Italian", "Sei la luce della mia vita e ti penso sempre"],
		["Portuguese", "Você é a luz da minha vida e eu penso em você sempre"],
		["Dutch", "Ik denk altijd aan jou en jouw lach maakt mijn dag mooi"],
		["Turkish", "Seni çok seviyorum, kalbim hep seninle"],
		["Indonesian", "aku cinta kamu dan akan selalu menunggu kamu setiap hari"],
		["Swedish", "Jag älskar dig och tänker på dig varje dag"],
	])("is noticed: %s", (_, text) => {
		expect(noticed(text)).toBe(true);
	});

	it.each([
		["a loan", "Te quiero mucho mi amor"],
		["a quotation", "As my gran said, te quiero para siempre, and I never knew what it meant until you"],
		["Hinglish", "tum meri zindagi ka sabse khoobsurat hissa ho yaar"],
		["typing by ear", "jtm tro tu me mank b1 a toi mon keur"],
		["typos", "i lvoe yuo so mcuh its nto funy"],
		["a list of names", "Maria, Jan, Elena, Hans, Piotr et Luis"],
		["short words", "na re na ja na"],
	])("is left alone: %s", (_, text) => {
		expect(noticed(text)).toBe(false);
	});
});
