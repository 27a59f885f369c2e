import type { ReadWord } from "#moderation/detectors/language/read-words.ts";
import type { Views } from "#moderation/normalise.ts";
import { isKnownWord } from "#moderation/vocabulary/vocabulary.ts";

const printable = /^[\t\n\r\u0020-\u007e\u00a0-\u024f\u0900-\u097f\u2010-\u2027\p{Extended_Pictographic}]*$/u;
const wordIn = /\p{L}{2}/u;
// Numbers of two and three digits may be numbers: what they spell has to look like a note.
const sentenceIn = /\p{Ll}{2}.*\p{Ll}{2}/u;

const base64 = /(?<![A-Za-z0-9+/=_-])[A-Za-z0-9+/_-]{10,}={0,2}(?![A-Za-z0-9+/=_-])/g;
const mixedCase = /[a-z].*[A-Z].*[a-z]|[A-Z].*[a-z].*[A-Z]/;
const hex = /(?<![0-9a-f])(?:(?:0x|\\x|%)?[0-9a-f]{2}[\s,:-]?){6,}(?![0-9a-f])/gi;
const anyDigit = /[0-9]/;
const digitsOnly = /^[0-9\s,:-]*\s[0-9\s,:-]*$/;
const binary = /(?<![01])[01]{8}(?:\s?[01]{8}){2,}(?![01])/g;
const decimal = /(?<![0-9])(?:[0-9]{2,3}[\s,-]){5,}[0-9]{2,3}(?![0-9])/g;
const morse = /(?<![^\s/|])(?:[.\-·•–—_]{1,6}[\s/|]+){4,}[.\-·•–—_]{1,6}(?![^\s/|])/;
const morseDot = /[.·•]/;
const morseDash = /[-–—_]/;
const braille = /[\u2801-\u28ff]{2}/;
const maxRead = 400;
const minStrange = 3;
const strangeShare = 0.25;

// Letters that stand on their head, as programs for it write them.
const upsideDown = /[ɐɔǝɟƃɓɥᴉıɾʞɯɹʇʌʍʎ˙]/g;
const minUpsideDown = 3;
// Invisible characters in a row that no script and no emoji needs; letters of the tag block outside a flag.
const invisibleRun =
	/[\u200b-\u200f\u2060-\u2064\ufeff]{8}|(?<![\u{1f3f4}\u{e0020}-\u{e007e}])[\u{e0020}-\u{e007e}]{2}/u;

/**
 * Whether the words are hidden from whoever reads along: encoded (base64, hexadecimal, binary, Morse, braille), shifted
 * through the alphabet, written backwards or upside down, or in invisible characters.
 */
export function isHiddenWriting({ display, folded }: Views, words: readonly ReadWord[]): boolean {
	return (
		invisibleRun.test(display) ||
		braille.test(display) ||
		hasStrangeLetters(folded.text) ||
		isBackwardsDevanagari(display) ||
		isStarred(display) ||
		hasLettersOfFlags(display) ||
		isEncoded(display) ||
		isUpsideDown(display) ||
		isMorse(display) ||
		isShiftedOrReversed(words)
	);
}

/** The letters of phoneticians, as far as nobody takes them for others. */
function hasStrangeLetters(text: string): boolean {
	const strange = text.match(/[\u0250-\u02af\u1d6b-\u1dbf]/g)?.length ?? 0;
	return strange >= minStrange && strange >= (text.match(/\p{L}/gu)?.length ?? 0) * strangeShare;
}

/** Vowel signs of Devanagari where a word begins: they stand behind their consonant. */
function isBackwardsDevanagari(text: string): boolean {
	const turned = text.match(/(?<![^\s])[\u093e-\u094d]\p{M}*[\u0904-\u0939]|[\u093e-\u094c]{2}/gu)?.length ?? 0;
	return turned >= 2 && turned * 3 >= (text.match(/[\u0904-\u0939][\p{L}\p{M}]*/gu)?.length ?? 0);
}

/** Half of the words with stars for letters: `k*ll y**rs*lf`. */
function isStarred(text: string): boolean {
	const starred = text.match(/\p{L}\*{1,8}\p{L}/gu)?.length ?? 0;
	return starred >= 2 && starred * 2 >= (text.match(/[\p{L}\p{M}*]{2,}/gu)?.length ?? 0);
}

/** Letters that programs draw as flags, by themselves: a flag has two. */
function hasLettersOfFlags(text: string): boolean {
	const runs = text.match(/\p{Regional_Indicator}+/gu) ?? [];
	return runs.some((run) => [...run].length % 2 === 1);
}

function isEncoded(text: string): boolean {
	return holds(text, base64, (match) => (mixedCase.test(match) ? bytesOfBase64(match) : [])) || isInNumbers(text);
}

/** In hexadecimal, too: no character that a note may hold is written in it without a digit. */
function isInNumbers(text: string): boolean {
	if (!anyDigit.test(text)) return false;
	return (
		holds(text, hex, (match) =>
			digitsOnly.test(match) ? [] : numbersIn(match.replaceAll(/0x|\\x|[^0-9a-f]/gi, ""), /../g, 16),
		) ||
		holds(text, binary, (match) => numbersIn(match, /[01]{8}/g, 2)) ||
		holds(text, decimal, (match) => numbersIn(match, /[0-9]+/g, 10), sentenceIn)
	);
}

/** Whether some stretch that looks encoded gives text when it is decoded. */
function holds(
	text: string,
	pattern: RegExp,
	decode: (match: string) => readonly number[],
	within: RegExp = wordIn,
): boolean {
	for (const [match] of text.matchAll(pattern)) {
		const bytes = decode(match.slice(0, maxRead));
		if (bytes.length >= 5 && bytes.every((byte) => byte < 256) && isText(bytes, within)) return true;
	}
	return false;
}

function isText(bytes: readonly number[], within: RegExp): boolean {
	const text = new TextDecoder().decode(Uint8Array.from(bytes));
	return printable.test(text) && within.test(text);
}

function bytesOfBase64(match: string): readonly number[] {
	const plain = match.replaceAll("-", "+").replaceAll("_", "/").replace(/=+$/, "");
	const whole = plain.slice(0, plain.length - (plain.length % 4 === 1 ? 1 : 0));
	return Array.from(atob(whole), (character) => character.charCodeAt(0));
}

function numbersIn(match: string, pattern: RegExp, base: number): readonly number[] {
	return (match.match(pattern) ?? []).map((digits) => Number.parseInt(digits, base));
}

function isUpsideDown(text: string): boolean {
	const turned = text.match(upsideDown)?.length ?? 0;
	return turned >= minUpsideDown && turned >= (text.match(/\p{L}/gu)?.length ?? 0) * 0.3;
}

function isMorse(text: string): boolean {
	const found = morse.exec(text)?.[0];
	return found !== undefined && morseDot.test(found) && morseDash.test(found);
}

const minWords = 3;
const maxWords = 40;
const minLength = 3;
const unknownShare = 0.5;
const readableShare = 0.75;

/** Whether words that no vocabulary knows are known when read backwards, shifted by the same step (Caesar, ROT13), mirrored in the alphabet, or typed a key aside. */
function isShiftedOrReversed(words: readonly ReadWord[]): boolean {
	if (words.filter(({ isKnown }) => !isKnown).length < minWords) return false;
	const long = words.filter(({ text }) => text.length >= minLength && /^[a-z]/.test(text)).slice(0, maxWords);
	const unknown = long.filter(({ isKnown }) => !isKnown).map(({ text }) => text);
	if (unknown.length < minWords || unknown.length < long.length * unknownShare) return false;
	if (isReadable(unknown, (word) => [...word].reverse().join(""))) return true;
	for (let step = 1; step < 26; step += 1) if (isReadable(unknown, (word) => shifted(word, step))) return true;
	return [mirrored, ...besides].some((decode) => isReadable(unknown, decode));
}

function isReadable(words: readonly string[], decode: (word: string) => string): boolean {
	return words.filter((word) => isKnownWord(decode(word))).length >= words.length * readableShare;
}

function shifted(word: string, step: number): string {
	return [...word].map((letter) => String.fromCharCode(97 + ((letter.charCodeAt(0) - 97 + step) % 26))).join("");
}

/** The first letter for the last. */
function mirrored(word: string): string {
	return [...word].map((letter) => String.fromCharCode(219 - letter.charCodeAt(0))).join("");
}

const rows = ["qwertyuiop", "asdfghjkl;", "zxcvbnm,."];
const rowsInFrench = ["azertyuiop", "qsdfghjklm", "wxcvbn,;:"];
/** What was meant when the hands lay a key too far to the left or to the right. */
const besides = [rows, rowsInFrench].flatMap((keys) => [1, -1].map((step) => typedBeside(keys, step)));

function typedBeside(keys: readonly string[], step: number): (word: string) => string {
	const meant = new Map(
		keys.flatMap((row) => [...row].map((key, at): [string, string] => [key, row.charAt(at + step) || key])),
	);
	return (word) => [...word].map((letter) => meant.get(letter) ?? letter).join("");
}
