import {
	classAt,
	endOfRun,
	inWord,
	letterLike,
	whiteSpace,
	widthAt,
} from "#moderation/normalisation/character-classes.ts";
import type { OffsetText } from "#moderation/normalisation/offset-text.ts";
import type { Views } from "#moderation/normalise.ts";
import { oncePerNote } from "#moderation/once-per-note.ts";
import { isKnownWord } from "#moderation/vocabulary/vocabulary.ts";
import { cutIntoWords, plainWord } from "./plain-words.ts";
import { keptWord, type PreparedWord } from "./word-features.ts";

/** A word or a single sign of the folded text. */
export interface Token {
	readonly text: string;
	/** Its place in the folded text. */
	readonly from: number;
	readonly to: number;
	/** What has been looked up of it already. */
	readonly word?: PreparedWord | undefined;
}

const wordAndSign = /[\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]/gu;
const signInside = /.[@$!|+€£¡]./u;
const letterOrDigit = /[\p{L}\p{N}]/u;

/**
 * Cuts a folded text into words and signs, which the model counts apart. A word in disguise (leetspeak, drawn-out
 * letters, letters written apart) is given as the known word that it spells.
 */
export function tokensOf(folded: OffsetText): readonly Token[] {
	const tokens: Token[] = [];
	const { text } = folded;
	for (let index = 0, end = 0; index < text.length; index = end) {
		end = endOfWordOrSign(text, index);
		if (classAt(text, index) === whiteSpace) continue;
		const found = text.slice(index, end);
		const word = keptWord(found);
		if (word !== undefined) {
			tokens.push({ text: found, from: index, to: index + found.length, word });
			continue;
		}
		const plain = letterOrDigit.test(found) ? plainWord(found, isKnownWord) : found;
		if (plain !== found) tokens.push({ text: plain, from: index, to: index + found.length, word: undefined });
		else if (!signInside.test(found)) tokens.push(tokenAt(found, index));
		else for (const part of found.matchAll(wordAndSign)) tokens.push(tokenAt(part[0], index + part.index));
	}
	return joinLetters(tokens);
}

/** The words and signs of a note, in which several look. */
export const tokensOfNote: (views: Views) => readonly Token[] = oncePerNote(({ folded }) => tokensOf(folded));

/** Where the word or the single character ends that begins at a place. A sign inside a word may stand for a letter. */
function endOfWordOrSign(text: string, from: number): number {
	const end = endOfRun(text, from, inWord);
	if (end === from) return from + widthAt(text, from);
	const goesOn = classAt(text, end) === letterLike && text.charAt(end) !== "*" && classAt(text, end + 1) === inWord;
	return goesOn ? endOfRun(text, end + 1, inWord) : end;
}

function tokenAt(text: string, from: number): Token {
	return { text, from, to: from + text.length, word: undefined };
}

const lettersJoined = { min: 3, max: 60 } as const;
const letter = /^\p{L}\p{M}*$/u;
const maxGap = 3;

/** Reads runs of single letters as the words they spell. */
function joinLetters(tokens: readonly Token[]): readonly Token[] {
	const joined: Token[] = [];
	let run: Token[] = [];
	const close = () => {
		if (run.length >= lettersJoined.min) joined.push(...wordsFrom(run));
		else joined.push(...run);
		run = [];
	};
	for (const token of tokens) {
		const previous = run.at(-1);
		const apart = previous === undefined || (token.from > previous.to && token.from - previous.to <= maxGap);
		const single = token.text.length <= 4 && letter.test(token.text);
		if (!single || !apart || run.length === lettersJoined.max) close();
		if (single) run.push(token);
		else joined.push(token);
	}
	close();
	return joined;
}

function wordsFrom(letters: readonly Token[]): readonly Token[] {
	const spelled = letters.map(({ text }) => text);
	let at = 0;
	return cutIntoWords(spelled, isKnownWord).map((length) => {
		const [first, last] = [letters[at], letters[at + length - 1]];
		const text = spelled.slice(at, at + length).join("");
		at += length;
		return { text, from: first?.from ?? 0, to: last?.to ?? 0, word: undefined };
	});
}

/** Where a sentence stands among the tokens: from `start` up to, not including, `end`. */
export interface Sentence {
	readonly start: number;
	readonly end: number;
}

/** Where nobody ends a sentence, one is cut here. */
const maxTokens = 40;
const sentenceEnds = new Set([".", "!", "?", "।", "॥", "…"]);
/** Shorter ones are joined to the sentence before. */
const minTokens = 4;

/** The sentences of a text; a line break ends one too. */
export function sentencesOf(tokens: readonly Token[], text: string): readonly Sentence[] {
	const sentences: Sentence[] = [];
	let start = 0;
	tokens.forEach((token, index) => {
		const next = tokens[index + 1];
		const breaks = next !== undefined && text.slice(token.to, next.from).includes("\n");
		const ends = sentenceEnds.has(token.text) && (next === undefined || !sentenceEnds.has(next.text));
		const long = index + 1 - start >= maxTokens;
		if (!breaks && !ends && !long && next !== undefined) return;
		const before = sentences.at(-1);
		if (before !== undefined && index + 1 - start < minTokens) {
			sentences[sentences.length - 1] = { start: before.start, end: index + 1 };
		} else sentences.push({ start, end: index + 1 });
		start = index + 1;
	});
	return sentences;
}

/** In a shorter note no sentence is hidden by the others. */
const minTokensWithWindows = 50;

/** The parts of a note that are weighed by themselves as well: the sentences of a long one. */
export function windowsOf(tokens: readonly Token[], text: string): readonly Sentence[] {
	return tokens.length < minTokensWithWindows ? [] : sentencesOf(tokens, text);
}
