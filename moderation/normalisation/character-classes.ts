/** What a character is to whoever cuts a text into words. */
export type CharacterClass = number;

/** A letter, a mark or a number. */
export const inWord: CharacterClass = 1;
/** A sign that may stand for a letter: `b!tch`, `f*ck`. */
export const letterLike: CharacterClass = 2;
export const whiteSpace: CharacterClass = 3;
const otherSign: CharacterClass = 4;

const word = /[\p{L}\p{M}\p{N}]/u;
const like = /[@$!|+€£¡*]/;

/** By code point, learned as they are met; 0 for those that are not. Memory that no note needs is never touched. */
const classes = new Uint8Array(0x110000);

function learn(codePoint: number): CharacterClass {
	const character = String.fromCodePoint(codePoint);
	const learned = word.test(character)
		? inWord
		: like.test(character)
			? letterLike
			: /\s/.test(character)
				? whiteSpace
				: otherSign;
	classes[codePoint] = learned;
	return learned;
}

/** The class of the character at a place in a text; 0 behind its end. */
export function classAt(text: string, at: number): CharacterClass {
	const codePoint = text.codePointAt(at);
	return codePoint === undefined ? 0 : classes[codePoint] || learn(codePoint);
}

/** How many code units the character at a place has. */
export function widthAt(text: string, at: number): number {
	return (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
}

/** The end of the characters of these classes from a place on, of a thousand at most: no single step reads a whole text. */
export function endOfRun(text: string, from: number, first: CharacterClass, second = first): number {
	let at = from;
	for (let count = 0; count < maxRun; count += 1) {
		const found = classAt(text, at);
		if (found !== first && found !== second) break;
		at += widthAt(text, at);
	}
	return at;
}

const maxRun = 1000;
