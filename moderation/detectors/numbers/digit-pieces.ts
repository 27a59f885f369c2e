import {
	type GluedNumber,
	gluedNumberWords,
	multiplierOfWord,
	numberOfWord,
} from "#moderation/detectors/numbers/number-words/read-number-words.ts";
import type { Word } from "#moderation/normalisation/words.ts";
import type { Views } from "#moderation/normalise.ts";

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
const maxSpelling = 90;

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
		const isLetter = single.test(word.text);
		if (letters.length > 0 && (!isLetter || letters.length === maxSpelling)) flush();
		if (isLetter) letters.push(word);
		else piecesOf(word, pieces);
	}
	flush();
	return pieces;
}

/** The letters and digits of a word apart, unless the whole spells a number in disguise (`s3ven`, `d0uble`). */
function piecesOf(word: Word, pieces: Piece[]): void {
	const { text, readings, from, to } = word;
	const said = readings.find(saysNumber);
	if (said !== undefined) pieces.push({ text: said, from, to });
	else if (plainLetters.test(text)) pushLetters(word, pieces);
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

function partsOf(words: readonly GluedNumber[], from: number): readonly Piece[] {
	let at = from;
	return words.map(({ text, length }) => {
		const start = at;
		at += length;
		return { text, from: start, to: at };
	});
}

/** `z e r o s i x` as zero and six; letters that spell no number stay as they are. */
function spelledApart(letters: readonly Piece[]): readonly Piece[] {
	if (letters.length < 3 || letters.length > maxSpelling) return letters;
	const joined = letters.map(({ text }) => text).join("");
	if (joined.length !== letters.length) return letters;
	const found = spelledWithin(joined);
	if (found === undefined) return letters;
	const numbers = partsOf(found.words, found.start).map(({ text, from, to }) => ({
		text,
		from: letters[from]?.from ?? 0,
		to: letters[to - 1]?.to ?? 0,
	}));
	return [...letters.slice(0, found.start), ...numbers, ...letters.slice(found.end)];
}

/** The numbers that letters spell, apart from a letter or two at either end, which may be words of their own. */
function spelledWithin(joined: string): { words: readonly GluedNumber[]; start: number; end: number } | undefined {
	for (let start = 0; start <= 2; start += 1) {
		for (let end = joined.length; end >= joined.length - 2; end -= 1) {
			const spelled = joined.slice(start, end);
			const words = saysNumber(spelled) ? [{ text: spelled, length: spelled.length }] : gluedNumberWords(spelled);
			if (words !== undefined) return { words, start, end };
		}
	}
	return undefined;
}

function saysNumber(word: string): boolean {
	return numberOfWord(word) !== undefined || multiplierOfWord(word) !== undefined;
}
