import { defaultLocale, type Locale, locales } from "#i18n/locales.ts";
import type { Meaning } from "#moderation/vocabulary/vocabulary.ts";
import { finish, hashFrom, mixIn } from "./hash.ts";
import type { Sentence, Token } from "./tokens.ts";
import { type PreparedWord, prepareWord } from "./word-features.ts";

/**
 * Takes the hash of each feature as it is found, with the first and the last token that it depends on; the same one may
 * come several times. By these, a note is read once for itself and for the sentences in it: a sentence has the features
 * that depend on no token outside.
 */
export type Emit = (hash: number, first: number, last: number) => void;

/** The tokens of a note with all that features are made of, looked up once for all windows of it. */
export interface PreparedTokens {
	/** The one that knows most of the words. */
	readonly language: Locale;
	readonly words: readonly PreparedWord[];
	readonly hashes: ArrayLike<number>;
	readonly meanings: readonly (Meaning | undefined)[];
	/** The concept of each token, else its own hash. */
	readonly concepts: ArrayLike<number>;
	/** The class and grammar of each token, else its concept. */
	readonly classes: ArrayLike<number>;
}

// Kinds of features, beside the runs of letters (1, in `word-features.ts`); any change here needs a new training.
const wordRun = 2;
const single = 3;
const inflected = 4;
const conceptRun = 5;
const classOnly = 6;
const classRun = 7;
const classPair = 8;

const maxRun = 3;
const classReach = 4;

/** Hashes every token and looks up what it means, in the language that knows most of the words. */
export function prepareTokens(tokens: readonly Token[]): PreparedTokens {
	const words = tokens.map(({ text, word }) => word ?? prepareWord(text));
	const order = languagesByCoverage(words);
	const meanings = words.map((word) => firstMeaning(word, order));
	const hashes = new Uint32Array(words.length);
	const concepts = new Uint32Array(words.length);
	const classes = new Uint32Array(words.length);
	words.forEach(({ hash }, at) => {
		const meaning = meanings[at];
		const concept = meaning?.concept ?? hash;
		hashes[at] = hash;
		concepts[at] = concept;
		classes[at] = meaning?.classed ?? concept;
	});
	return { language: locales[order[0] ?? 0] ?? defaultLocale, words, hashes, meanings, concepts, classes };
}

/** Places in `locales`, the language that knows most of the words first; of equals, the one that stands first there. */
function languagesByCoverage(words: readonly PreparedWord[]): readonly number[] {
	const wordsOf = new Uint32Array(2 ** locales.length);
	for (const { languages } of words) wordsOf[languages] = (wordsOf[languages] ?? 0) + 1;
	const counts = locales.map((_, place) =>
		wordsOf.reduce((sum, count, languages) => (languages & (1 << place) ? sum + count : sum), 0),
	);
	return [...locales.keys()].sort((left, right) => (counts[right] ?? 0) - (counts[left] ?? 0));
}

function firstMeaning({ meanings }: PreparedWord, order: readonly number[]): Meaning | undefined {
	if (meanings === undefined) return undefined;
	for (const place of order) {
		const meaning = meanings[place];
		if (meaning !== undefined) return meaning;
	}
	return undefined;
}

/** Spelling: runs of letters within each word, runs of words. */
export function spellingFeatures({ words, hashes }: PreparedTokens, { start, end }: Sentence, emit: Emit): void {
	const wordRuns = { kind: wordRun, values: hashes, min: 1 };
	for (let at = start; at < end; at += 1) {
		const runs = words[at]?.letters;
		for (let run = 0; runs !== undefined && run < runs.length; run += 1) emit(runs[run] ?? 0, at, at);
		emitRuns(wordRuns, at, end, emit);
	}
}

/** Meaning: concepts, their classes and grammar, alone, in runs, and in pairs near each other. */
export function meaningFeatures(
	{ meanings, concepts, classes }: PreparedTokens,
	{ start, end }: Sentence,
	emit: Emit,
): void {
	const conceptRuns = { kind: conceptRun, values: concepts, min: 2 };
	const classRuns = { kind: classRun, values: classes, min: 2 };
	/** Places of the words so far that have a class. */
	const classed: number[] = [];
	for (let at = start; at < end; at += 1) {
		const meaning = meanings[at];
		if (meaning !== undefined) {
			emit(finish(mixIn(hashFrom(single), meaning.concept)), at, at);
			if (meaning.grammar !== 0) {
				emit(finish(mixIn(mixIn(hashFrom(inflected), meaning.concept), meaning.grammar)), at, at);
			}
		}
		emitRuns(conceptRuns, at, end, emit);
		emitRuns(classRuns, at, end, emit);
		const wordClass = meaning?.wordClass ?? 0;
		if (wordClass === 0) continue;
		emit(finish(mixIn(hashFrom(classOnly), wordClass)), at, at);
		for (let near = Math.max(0, classed.length - classReach); near < classed.length; near += 1) {
			const before = classed[near] ?? 0;
			const pair = mixIn(mixIn(hashFrom(classPair), meanings[before]?.wordClass ?? 0), wordClass);
			emit(finish(pair), before, at);
		}
		classed.push(at);
	}
}

interface Runs {
	readonly kind: number;
	readonly values: ArrayLike<number>;
	/** Shortest run. */
	readonly min: number;
}

/** Runs of up to three that begin at `at`. */
function emitRuns({ kind, values, min }: Runs, at: number, end: number, emit: Emit): void {
	let hash = hashFrom(kind);
	for (let count = 1; count <= maxRun && at + count <= end; count += 1) {
		hash = mixIn(hash, values[at + count - 1] ?? 0);
		if (count >= min) emit(finish(hash), at, at + count - 1);
	}
}
