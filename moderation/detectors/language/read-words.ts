import { readOtherLanguages, readVocabularyFiles } from "#moderation/data-files.ts";
import { numberOfWord } from "#moderation/detectors/numbers/number-words/read-number-words.ts";
import { plainWord } from "#moderation/model/plain-words.ts";
import { tokensOfNote } from "#moderation/model/tokens.ts";
import { keptWord } from "#moderation/model/word-features.ts";
import { foldWord } from "#moderation/normalisation/fold-characters.ts";
import type { Word } from "#moderation/normalisation/words.ts";
import type { Views } from "#moderation/normalise.ts";
import { isKnownWord } from "#moderation/vocabulary/vocabulary.ts";
import { type LetterShape, learnShape } from "./letter-shapes.ts";

/** A word of letters, and who knows it. */
export interface ReadWord {
	readonly text: string;
	/** Whether it stands in a vocabulary of ours as it is, or says a number. */
	readonly isKnown: boolean;
	/** Unknown, and written like a name: with a capital within a sentence. */
	readonly isNamed: boolean;
}

interface OtherWords {
	readonly languagesOf: ReadonlyMap<string, readonly string[]>;
	/** What people of our languages know, whichever language it comes from: `te quiero`, `amore`. */
	readonly borrowed: ReadonlySet<string>;
}

const letters = /^(?:[a-z]{2,}|[\u0900-\u097f]{2,})$/;
const oneLetter = /^\p{L}\p{M}*$/u;
const capital = /^\p{Lu}$/u;
const none: readonly string[] = [];
/** A note has a thousand characters at most; what is longer is read up to here. */
const maxWords = 2000;

let loaded: OtherWords | undefined;

/** The common words of other languages, folded; read from disk at first use. */
function otherWords(): OtherWords {
	loaded ??= otherWordsOf(readOtherLanguages());
	return loaded;
}

function otherWordsOf(lines: readonly string[]): OtherWords {
	const languagesOf = new Map<string, string[]>();
	const borrowed = new Set<string>();
	for (const line of lines) {
		const [language = "", words = ""] = line.split("\t");
		for (const word of new Set(words.split(/[ ']/).map(foldWord))) {
			if (language === "borrowed") borrowed.add(word);
			else languagesOf.set(word, [...(languagesOf.get(word) ?? []), language]);
		}
	}
	return { languagesOf, borrowed };
}

/** Whether people of our languages know the word, whichever language it comes from. */
export function isBorrowed(word: string): boolean {
	return otherWords().borrowed.has(word);
}

/** The other languages that have a word as a common one. */
export function languagesOf(word: string): readonly string[] {
	return otherWords().languagesOf.get(word) ?? none;
}

/** Whether a word that no vocabulary has is one of ours with a slip of the fingers. */
export function isSlip(word: string): boolean {
	return plainWord(word, isKnownWord) !== word;
}

/** The words of two letters and more, in Latin letters or Devanagari. Hashtags are glued together, so they say nothing. */
export function readWords(views: Views): readonly ReadWord[] {
	const read: ReadWord[] = [];
	// Letters written apart are read as the words they spell; the rest of them says nothing.
	if (views.squeezed.length > 0) {
		for (const { text } of tokensOfNote(views)) {
			if (read.length === maxWords) break;
			if (!letters.test(text) || (oneLetter.test(text) && !isKnownWord(text))) continue;
			read.push({ text, isKnown: isKnown(text), isNamed: false });
		}
		return read;
	}
	for (const [at, word] of views.words.entries()) {
		if (read.length === maxWords) break;
		if (!letters.test(word.text) || views.folded.text.charAt(word.from - 1) === "#") continue;
		const known = isKnown(word.text);
		const isInside = views.words[at - 1]?.sentence === word.sentence;
		read.push({ text: word.text, isKnown: known, isNamed: !known && isInside && isCapitalised(word, views.display) });
	}
	return read;
}

function isCapitalised({ start }: Word, display: string): boolean {
	return capital.test(display.charAt(start)) && !capital.test(display.charAt(start + 1));
}

function isKnown(text: string): boolean {
	return (
		keptWord(text)?.meanings !== undefined ||
		isKnownWord(text) ||
		(numberOfWord(text) !== undefined && languagesOf(text).length === 0)
	);
}

interface Shapes {
	readonly ours: readonly LetterShape[];
	readonly others: LetterShape;
}

let shapes: Shapes | undefined;

/** Learned at the first word that needs them, in a few hundredths of a second. */
function learnedShapes(): Shapes {
	shapes ??= {
		ours: readVocabularyFiles().map(({ text }) => learnShape(formsOf(text))),
		others: learnShape(otherWords().languagesOf.keys()),
	};
	return shapes;
}

/**
 * By how many bits a letter a word looks more like those of other languages than like those of whichever of ours it
 * resembles most.
 */
export function strangeness(word: string): number {
	const { ours, others } = learnedShapes();
	return others.likelihood(word) - Math.max(...ours.map((shape) => shape.likelihood(word)));
}

/** How many runs of three letters of a word, borders included, stand in no word of any language. */
export function unseenRuns(word: string): number {
	const { ours, others } = learnedShapes();
	return Math.min(others.unseenRuns(word), ...ours.map((shape) => shape.unseenRuns(word)));
}

function formsOf(vocabulary: string): readonly string[] {
	const lines = vocabulary.trimEnd().split("\n").slice(1);
	return lines.flatMap((line) => line.slice(line.lastIndexOf("\t") + 1).split(" "));
}
