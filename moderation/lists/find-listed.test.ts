import { describe, expect, it } from "vitest";
import { normalise } from "#moderation/normalise.ts";
import { findListed } from "./find-listed.ts";

function categories(text: string): readonly string[] {
	const { words, listed } = findListed(normalise(text));
	return [...new Set([...words, ...listed].map(({ category }) => category))];
}

describe("explicit words", () => {
	it.each([
		"send nudes",
		"I want to fuck",
		"suck my dick",
		"show me your tits",
		"b l o w j o b",
		"p0rn",
		"pu$$y",
		"envoie tes nudes",
		"suce ma bite",
		"j'ai envie de te baiser",
		"teri chuchi",
		"nangi photo bhejo",
		"chudai",
		"चुदाई",
		"कपड़े उतारो",
	])("%j is sexual", (text) => {
		expect(categories(text)).toContain("sexual");
	});

	it.each([
		"nigger",
		"f4ggot",
		"you retard",
		"go back to your country",
		"sale arabe",
		"bougnoule",
		"neech jaat",
		"चमार",
	])("%j is discrimination", (text) => {
		expect(categories(text)).toContain("discrimination");
	});

	it.each([
		"you idiot",
		"you are ugly",
		"you're such a loser",
		"fuck you",
		"f*ck off, b*tch",
		"stupid? you disgusting pig",
		"tu es moche",
		"connard",
		"ferme ta gueule",
		"va te faire foutre",
		"fils de pute",
		"tu kutta hai",
		"madarchod",
		"teri maa ki",
		"तू कुत्ता है",
		"हरामज़ादे",
	])("%j is harassment", (text) => {
		expect(categories(text)).toContain("harassment");
	});
});

describe("the same letters, meant well", () => {
	it.each([
		"Scunthorpe, Essex and Penistone",
		"the class will assess a bass cocktail with Dickens",
		"I am such an idiot around you",
		"Never believe whoever calls you ugly",
		"Whoever said girls can't code has never met you",
		"Somebody told you to go back to your country, and you laughed",
		"tu gadhi hai, meri wali gadhi",
		"I love you, you idiot",
		"your crazy laugh is damn beautiful",
		"je suis en retard, folle de toi",
		"une chatte grise dort",
		"elle baisse les yeux",
		"la queue du cinéma",
		"chut, écoute mon cœur",
		"tu es belle à en mourir",
		"un con de moins, disait papa",
		"I am proud you are gay",
		"my Muslim, Dalit, black, disabled, trans friends",
		"kutte ko khana diya",
		"main pagal hoon tere liye",
		"gehri aankhen, langda aam",
		"वह छक्का याद है",
		"तुम मेरी जान हो",
		"u r a queen",
		"I a m y o u r s",
	])("%j is nothing", (text) => {
		expect(categories(text)).toEqual([]);
	});
});

describe("identity words are no reason", () => {
	const identities =
		"gay lesbian trans Muslim Jewish Hindu Dalit Black Arab Roma deaf autistic old fat foreign Indian".split(" ");
	it.each(identities)("I love that you are %s", (identity) => {
		expect(categories(`I love that you are ${identity}, and I am proud of you.`)).toEqual([]);
	});
});
