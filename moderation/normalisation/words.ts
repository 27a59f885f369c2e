import type { Span } from "#contract/moderation.ts";
import { endOfRun, inWord, letterLike, widthAt } from "./character-classes.ts";
import { leetReadings } from "./leetspeak.ts";
import { type OffsetText, originalSpan } from "./offset-text.ts";
import { undoubledReadings } from "./repeats.ts";

/** A word of the folded text, with its place in the original. */
export interface Word extends Span {
	/** As the folded text has it. */
	readonly text: string;
	/** What it may also spell (leetspeak, letters drawn out), without the form above. */
	readonly readings: readonly string[];
	/** Number of its sentence, from 0. */
	readonly sentence: number;
	/** Its place in the folded text. */
	readonly from: number;
	readonly to: number;
}

/** Letters written apart and read together: `f u c k`, `f.u.c.k`. */
export interface JoinedLetters extends Span {
	readonly text: string;
}

interface Token {
	readonly text: string;
	readonly from: number;
	readonly to: number;
}

const edgeSymbols = "!|+*¡";
const sentenceEnd = /[.!?।॥…]|\n\s*\n/;
const singleLetter = /^\p{L}\p{M}*$/u;
const joinedAtLeast = 3;
const joinedAtMost = 60;
const maxLetter = 5;
const maxLetterGap = 3;
const readableLength = 24;
const noReadings: readonly string[] = [];
/** `1 w1ll f1nd u` */
const loneOne: readonly string[] = ["i"];

/** Cuts a folded text into words with their readings and sentence numbers. */
export function wordsOf(folded: OffsetText): readonly Word[] {
	let sentence = 0;
	let previousEnd = 0;
	return tokensOf(folded.text).map(({ text, from, to }) => {
		// Punctuation further away than this is decoration; the bound keeps the scan linear.
		const between = folded.text.slice(previousEnd, Math.min(from, previousEnd + 20));
		if (between !== " " && sentenceEnd.test(between)) sentence += 1;
		previousEnd = to;
		const span = originalSpan(folded, from, to);
		const readings = readingsOf(text, span.end - span.start > text.length);
		return { start: span.start, end: span.end, from, to, text, readings, sentence };
	});
}

function tokensOf(text: string): readonly Token[] {
	const tokens: Token[] = [];
	for (let at = 0; at < text.length; ) {
		const end = endOfRun(text, at, inWord, letterLike);
		let [from, to] = [at, end];
		at = end === at ? at + widthAt(text, at) : end;
		while (from < to && edgeSymbols.includes(text.charAt(from))) from += 1;
		while (to > from && edgeSymbols.includes(text.charAt(to - 1))) to -= 1;
		if (from < to) tokens.push({ text: text.slice(from, to), from, to });
	}
	return tokens;
}

function readingsOf(text: string, shortened: boolean): readonly string[] {
	if (text === "1") return loneOne;
	if (text.length > readableLength) return noReadings;
	const leet = leetReadings(text);
	if (leet.length === 0 && !shortened) return noReadings;
	const plain = [text, ...leet];
	// Real words have double letters too ("meet" is not "met"): only drawn-out spellings are undoubled.
	const all = shortened ? plain.flatMap((reading) => [reading, ...undoubledReadings(reading)]) : plain;
	return all.slice(1);
}

/** Runs of at least three single letters with at most three other characters between neighbours. */
export function joinedLettersOf(folded: OffsetText, words: readonly Word[]): readonly JoinedLetters[] {
	const joined: JoinedLetters[] = [];
	let run: Word[] = [];
	const close = () => {
		const [first, last] = [run[0], run.at(-1)];
		if (first !== undefined && last !== undefined && run.length >= joinedAtLeast) {
			joined.push({ text: run.map((letter) => letter.text).join(""), start: first.start, end: last.end });
		}
		run = [];
	};
	for (const candidate of words) {
		const single = candidate.text.length <= maxLetter && singleLetter.test(candidate.text);
		const previous = run.at(-1);
		const near = previous === undefined || isLetterGap(folded.text, previous.to, candidate.from);
		if (!single || !near || run.length >= joinedAtMost) close();
		if (single) run.push(candidate);
	}
	close();
	return joined;
}

/** Words hold all letters and digits, so what stands between two of them is never one. */
function isLetterGap(text: string, from: number, to: number): boolean {
	return to > from && to - from <= maxLetterGap && !text.slice(from, to).includes("\n\n");
}
