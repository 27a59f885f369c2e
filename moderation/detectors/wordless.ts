import { type ReadWord, unseenRuns } from "#moderation/detectors/language/read-words.ts";
import type { Word } from "#moderation/normalisation/words.ts";
import type { Views } from "#moderation/normalise.ts";
import { isKnownWord } from "#moderation/vocabulary/vocabulary.ts";

const picture = /[\p{Extended_Pictographic}\p{Regional_Indicator}∞](?<![0-9#*©®™ℹ↔-↪‼⁉])/u;
const emoticon = /<3|[:;=]['’]?[-o]?[)*pd(]|\^[_-]?\^|\bx[xo]+\b/i;
// Numbers that say something by themselves to those who love, such as 143, the letters of "I love you"; days; small sums.
const dearNumber = /^(?:143|1432|1437|14344|831|224|381|459|520|1314|5201314|530|637|721|365|24[/x]7|1001|100%?)$/;
const day = /^[0-3]?[0-9]([-/.])[0-3]?[0-9](?:\1(?:[0-9]{2}|[0-9]{4}))?$/;
const sum = /^[0-9]{1,3}(?: ?[-+x*×] ?[0-9]{1,3}){1,4} ?= ?[0-9]{1,4}$/;

const latin = /^[a-z]+$/;
const letter = /\p{L}/u;
const digit = /[0-9]/;
// Neighbours on a keyboard, of either arrangement and in either direction.
const keyRun = 4;
const keyRuns = runsOfKeys(keyRun);
const keyTriples = runsOfKeys(3);
const vowelsOnly = /^[aeiou]{5,}$/;
// Consonants of Devanagari in a row without a vowel sign.
const bareConsonants = /^[\u0915-\u0939]{5,}$/;
const again = /^(...)\1{2}/;
const noSyllable = /[bcdfghjklmnpqrstvwxz]{5}|^[bcdfghjklmnpqrstvwxz]{4,}$/;
const drawnOut = /(.)\1/;
/** Of the runs of three letters of a word that was struck at random, so many stand in no word. */
const unseenShare = 0.56;
const maxWords = 300;

/**
 * Whether a note holds no word: a lone letter, signs, numbers that mean nothing to lovers, keys struck at random. A
 * heart, a smile, `143`, `xoxo`, a name and any single word of our languages do say something.
 */
export function isWordless({ display, words, squeezed }: Views, read: readonly ReadWord[]): boolean {
	const known = read.filter((word) => word.isKnown && word.text.length > 2).length;
	if (known > 0 && known * 2 >= read.length) return false;
	const text = display.trim();
	if (picture.test(text) || emoticon.test(text) || isDear(text)) return false;
	if (squeezed.some((joined) => isKnownWord(joined.text))) return false;
	let sense = 0;
	let nonsense = 0;
	for (const word of words.slice(0, maxWords)) {
		const length = word.text.length;
		if (isWord(word) && !isDrawnOut(word, display)) sense += length;
		else if (letter.test(word.text) && !digit.test(word.text)) nonsense += length;
	}
	// Where no word is known, a third of struck keys speaks for the rest.
	return sense === 0 || nonsense > (read.some((word) => word.isKnown) ? sense : sense / 2 - 1);
}

function runsOfKeys(length: number): ReadonlySet<string> {
	const rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm", "azertyuiop", "qsdfghjklm", "wxcvbn"];
	return new Set(
		rows
			.flatMap((row) => [row, [...row].reverse().join("")])
			.flatMap((row) => Array.from({ length: row.length - length + 1 }, (_, at) => row.slice(at, at + length))),
	);
}

function isDear(text: string): boolean {
	return sum.test(text) || text.split(/[\s,&]+/).every((part) => dearNumber.test(part) || day.test(part));
}

/** Whether this could be a word or a name in a script of ours. */
function isWord({ text, readings }: Word): boolean {
	const different = new Set(text).size;
	if (text.length < 2 || !letter.test(text)) return false;
	if (isKnownWord(text) || readings.some(isKnownWord)) return true;
	if (bareConsonants.test(text) || vowelsOnly.test(text)) return false;
	return different > 1 && !digit.test(text) && !(latin.test(text) && isStruckAtRandom(text));
}

/** How many neighbouring runs of three keys a word has. */
function triplesOf(word: string): number {
	let count = 0;
	for (let at = 0; at + 3 <= word.length; at += 1) if (keyTriples.has(word.slice(at, at + 3))) count += 1;
	return count;
}

/** One letter again and again: `aaaaaa`, of which the folded text has kept two. */
function isDrawnOut({ text, end }: Word, display: string): boolean {
	return new Set(text).size === 1 && display.charAt(end).toLowerCase() === text.charAt(0);
}

/** Keys struck at random: `asdfgh`, `xkqzv`. */
function isStruckAtRandom(word: string): boolean {
	for (let at = 0; at + keyRun <= word.length; at += 1) if (keyRuns.has(word.slice(at, at + keyRun))) return true;
	if (word.length < keyRun) return keyTriples.has(word);
	if (triplesOf(word) * 3 >= word.length) return true;
	if (keyTriples.has(word.slice(0, 3)) && again.test(word)) return true;
	if (drawnOut.test(word)) return false;
	return noSyllable.test(word) || unseenRuns(word) >= word.length * unseenShare;
}
