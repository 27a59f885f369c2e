import type { Span } from "#contract/moderation.ts";
import { readGivenNames } from "#moderation/data-files.ts";
import { fold } from "#moderation/normalise.ts";
import { isKnownWord } from "#moderation/vocabulary/vocabulary.ts";

/** A word of a text, with what its place says of it. */
interface PlacedWord extends Span {
	/** As the vocabularies have it. */
	readonly folded: string;
	readonly hasCapital: boolean;
	readonly startsSentence: boolean;
}

/** Who is spoken to follows these. */
const salutations = folded(
	"dear dearest hi hello hey hiya darling cher chère chéri chérie salut bonjour bonsoir coucou pyare pyaare pyari pyaari priy namaste namaskar suno arre oye प्रिय प्यारे प्यारी नमस्ते नमस्कार सुनो अरे ओये",
);
/** A name stands before these. */
const honorifics = folded("ji jee जी didi दीदी bhaiya भैया");
/** A name follows the last of these words, a line each. */
const introductions = [
	"my name is",
	"je m appelle",
	"mon nom est",
	"mon prénom est",
	"mera naam",
	"mera nam",
	"मेरा नाम",
].map((words) => words.split(" ").map((word) => fold(word).text));
const outerWords = 3;

let names: ReadonlySet<string> | undefined;

/**
 * The words of a text that are, or may be, names: written with a capital within a sentence, or at its beginning when no
 * vocabulary knows them; common given names; and what no vocabulary knows after a salutation or an introduction, before
 * an honorific, and in the first and last few words when these stand apart. So a rare name in small letters, or in a
 * script without capitals, is missed in the middle of a note; and some words that are no names are taken for one.
 */
export function namesIn(text: string): readonly Span[] {
	const words = wordsOf(text);
	const isShouted = shareOf(words, (word) => isShoutedIn(text, word)) > 0.6;
	const apart = standingApart(text, words);
	return words.filter((word, at) => {
		const isListed = givenNames().has(word.folded);
		const isUnknown = !isKnownWord(word.folded);
		if (word.hasCapital && (isListed || isUnknown)) return true;
		if (word.hasCapital && !word.startsSentence && !isShouted) return word.folded !== "i";
		return (isListed && isUnknown) || ((isListed || isUnknown) && (apart.has(at) || isCalled(words, at)));
	});
}

function givenNames(): ReadonlySet<string> {
	names ??= new Set(readGivenNames().map((name) => fold(name).text));
	return names;
}

function folded(words: string): ReadonlySet<string> {
	return new Set(words.split(" ").map((word) => fold(word).text));
}

function wordsOf(text: string): readonly PlacedWord[] {
	return Array.from(text.matchAll(/[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*/gu), ({ 0: word, index }) => ({
		start: index,
		end: index + word.length,
		folded: fold(word).text,
		hasCapital: /^\p{Lu}/u.test(word),
		startsSentence: startsSentence(text.slice(Math.max(0, index - maxGap), index), index <= maxGap),
	}));
}

const maxGap = 20;

/** Whether a sentence begins after what stands before a word: the end of another, a new line, a picture, or nothing. */
function startsSentence(before: string, isWhole: boolean): boolean {
	const signs = Array.from(before).toReversed();
	for (const sign of signs) {
		if (/[.!?…।॥:\n]|\p{Extended_Pictographic}/u.test(sign)) return true;
		if (/[\p{L}\p{N},;)'’]/u.test(sign)) return false;
	}
	return isWhole;
}

/** Whether the words around say that this one is a name. */
function isCalled(words: readonly PlacedWord[], at: number): boolean {
	const before = words[at - 1]?.folded;
	const after = words[at + 1]?.folded;
	if (before !== undefined && salutations.has(before)) return true;
	if (after !== undefined && honorifics.has(after)) return true;
	return introductions.some((phrase) =>
		phrase.every((word, place) => words[at - phrase.length + place]?.folded === word),
	);
}

/** The places of words in a greeting or under a note: few, and cut off by a comma, a dash or a line break. */
function standingApart(text: string, words: readonly PlacedWord[]): ReadonlySet<number> {
	const places = new Set<number>();
	const cutAfter = (at: number) => /[,;!।\n—–]|\s-/u.test(text.slice(words[at]?.end, words[at + 1]?.start));
	const first = words.findIndex((_, at) => cutAfter(at));
	if (first >= 0 && first < outerWords) for (let at = 0; at <= first; at += 1) places.add(at);
	const last = words.findLastIndex((_, at) => at < words.length - 1 && cutAfter(at));
	if (last >= 0 && words.length - 1 - last <= outerWords)
		for (let at = last + 1; at < words.length; at += 1) places.add(at);
	return places;
}

function shareOf(words: readonly PlacedWord[], holds: (word: PlacedWord) => boolean): number {
	const long = words.filter(({ start, end }) => end - start > 1);
	return long.length === 0 ? 0 : long.filter(holds).length / long.length;
}

/** All of it in capitals: a capital says nothing then. */
function isShoutedIn(text: string, { start, end }: Span): boolean {
	return /^\p{Lu}+$/u.test(text.slice(start, end));
}
