import type { Views } from "#moderation/normalise.ts";
import type { Finding } from "#moderation/verdict.ts";
import { pointers } from "./emoji-threats.ts";

// To die, said to somebody; whoever speaks of themself means love or despair, and others judge that.
const die = new Set(
	"die rot perish meurs mourez mourir creve crevez crever mar marja marjao marjaa maro maroge marogi marna मर मरो मरना मरोगे मरोगी".split(
		" ",
	),
);
const kill = new Set(
	"kill killing murder murdering stab stabbing strangle strangling behead tuer tue tuerai egorger egorge etrangler poignarder maar maaro maarunga maarungi maardunga maar-dunga katl qatl मार मारो मारूंगा मारूंगी कत्ल क़त्ल".split(
		" ",
	),
);
// Also "to die for".
const oneself = new Set("for i im je j main mai mein me moi m mujhe muje mujhko मैं मुझे मुझको".split(" "));
const object = new Set("me moi m mujhe muje mujhko मुझे मुझको".split(" "));
const also = new Set(
	"die kill please pls plz just already and with by par pe ja jao jaa dunga doonga dungi doongi daal dalunga daalunga जा जाओ दूंगा दूंगी डाल डालूंगा again all one day going gonna want wanna to vais veux".split(
		" ",
	),
);
const maxWords = 8;
const letter = /\p{L}/u;

function isBare(word: string): boolean {
	return die.has(word) || kill.has(word) || pointers.has(word) || also.has(word);
}

/** A note of nothing but words for killing or dying and to whom: `die die die`, `meurs`, `mar ja tu`. */
export function detectBareThreats({ words, squeezed, display }: Views): readonly Finding[] {
	// The first words of most notes say something else.
	if (squeezed.length > 0 || words.some(({ text }) => !isBare(text) && letter.test(text))) return [];
	const different = [...new Set(words.map(({ text }) => text).filter((text) => letter.test(text)))];
	if (different.length === 0 || different.length > maxWords) return [];
	const kills = different.some((word) => kill.has(word)) && !different.some((word) => object.has(word));
	const wishes = different.some((word) => die.has(word)) && !different.some((word) => oneself.has(word));
	return kills || wishes ? [{ category: "harassment", start: 0, end: display.length }] : [];
}
