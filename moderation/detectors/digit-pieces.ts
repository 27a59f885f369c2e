import type { Word } from "#moderation/normalisation/words.ts";
import type { Views } from "#moderation/normalise.ts";
import { gluedNumberWords, multiplierOfWord, numberOfWord } from "./number-words/read-number-words.ts";

/** Letters or digits that stand together, in offsets of the folded text. */
export interface Piece {
	readonly text: string;
	readonly from: number;
	readonly to: number;
}

const piece = /\p{N}+|[\p{L}\p{M}]+/gu;
// `O6`, `l2`, `S8` in one word; the letters are those that look like digits.
const digitsWithLetters = /^[olisbzgq]{0,4}[0-9][0-9olisbzgq]{0,14}$/;
const plainLetters = /^[\p{L}\p{M}]+$/u;
const single = /^\p{L}\p{M}*$/u;
const lookAlikes: Readonly<Record<string, string>> = {
	o: "0",
	l: "1",
	i: "1",
	s: "5",
	b: "8",
	z: "2",
	g: "9",
	q: "9",
};
const longestSpelling = 90;

/** Letters that stand in for digits: O for 0, l and I for 1, S for 5, B for 8. */
export function asDigits(text: string): string {
	return text.replaceAll(/[olisbzgq]/g, (letter) => lookAlikes[letter] ?? letter);
}

/** The words of a note cut into letters and digits, with numbers read that are glued together or spelled letter by letter. */
export function digitPieces(views: Views): readonly Piece[] {
	const pieces: Piece[] = [];
	let letters: Piece[] = [];
	const flush = () => {
		pieces.push(...spelledApart(letters));
		letters = [];
	};
	for (const word of views.words) {
		if (single.test(word.text)) letters.push({ text: word.text, from: word.from, to: word.to });
		else {
			if (letters.length > 0) flush();
			piecesOf(word, pieces);
		}
	}
	flush();
	return pieces;
}

/** The letters and digits of a word apart, unless the whole spells a number in disguise (`s3ven`, `d0uble`). */
function piecesOf({ text, readings, from, to }: Word, pieces: Piece[]): void {
	const said = readings.find(saysNumber);
	if (said !== undefined) pieces.push({ text: said, from, to });
	else if (plainLetters.test(text)) pushLetters({ text, from, to }, pieces);
	else if (digitsWithLetters.test(text)) pieces.push({ text: asDigits(text), from, to });
	else {
		for (const match of text.matchAll(piece)) {
			const start = from + match.index;
			pushLetters({ text: match[0], from: start, to: start + match[0].length }, pieces);
		}
	}
}

function pushLetters(whole: Piece, pieces: Piece[]): void {
	const glued = gluedNumberWords(whole.text);
	if (glued === undefined) pieces.push(whole);
	else pieces.push(...partsOf(glued, whole.from));
}

function partsOf(words: readonly string[], from: number): readonly Piece[] {
	let at = from;
	return words.map((text) => {
		const start = at;
		at += text.length;
		return { text, from: start, to: at };
	});
}

/** `z e r o s i x` as zero and six; letters that spell no number stay as they are. */
function spelledApart(letters: readonly Piece[]): readonly Piece[] {
	if (letters.length < 3 || letters.length > longestSpelling) return letters;
	const joined = letters.map(({ text }) => text).join("");
	const words = saysNumber(joined) ? [joined] : gluedNumberWords(joined);
	if (words === undefined || joined.length !== letters.length) return letters;
	return partsOf(words, 0).map(({ text, from, to }) => ({
		text,
		from: letters[from]?.from ?? 0,
		to: letters[to - 1]?.to ?? 0,
	}));
}

function saysNumber(word: string): boolean {
	return numberOfWord(word) !== undefined || multiplierOfWord(word) !== undefined;
}
