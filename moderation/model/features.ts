import { defaultLocale, type Locale, locales } from "#i18n/locales.ts";
import { anyIdentity, type Meaning, type MeaningsByLanguage, vocabulary } from "#moderation/vocabulary/vocabulary.ts";
import { finish, hashFrom, hashOf, mixIn } from "./hash.ts";
import type { Sentence, Token } from "./tokens.ts";

/** Takes the hash of each feature as it is found; the same one may come several times. */
export type Emit = (hash: number) => void;

/** The tokens of a note with all that features are made of, looked up once for all windows of it. */
export interface PreparedTokens {
	/** The one that knows most of the words. */
	readonly language: Locale;
	readonly words: readonly string[];
	readonly hashes: readonly number[];
	readonly meanings: readonly (Meaning | undefined)[];
	/** The concept of each token, else its own hash. */
	readonly concepts: readonly number[];
	/** The class and grammar of each token, else its concept. */
	readonly classes: readonly number[];
}

// Kinds of features; any change here needs a new training.
const letterRun = 1;
const wordRun = 2;
const single = 3;
const inflected = 4;
const conceptRun = 5;
const classOnly = 6;
const classRun = 7;
const classPair = 8;

const minLetters = 2;
const maxLetters = 5;
/** Longer words say nothing more; the bound keeps the time linear. */
const maxLettersRead = 40;
const maxRun = 3;
const classReach = 4;

/** Hashes every token and looks up what it means, in the language that knows most of the words. */
export function prepareTokens(tokens: readonly Token[]): PreparedTokens {
	const { entries, identities } = vocabulary();
	const words = tokens.map(({ text }) => (identities.has(text) ? anyIdentity : text));
	const known = words.map((word) => entries.get(word));
	const order = languagesByCoverage(known);
	const meanings = known.map((each) => each && firstMeaning(each, order));
	const hashes = words.map(hashOf);
	const concepts = meanings.map((meaning, at) => meaning?.concept ?? hashes[at] ?? 0);
	const classes = meanings.map((meaning, at) => meaning?.classed ?? concepts[at] ?? 0);
	const language = locales[order[0] ?? 0] ?? defaultLocale;
	return { language, words, hashes, meanings, concepts, classes };
}

/** Places in `locales`, the language that knows most of the words first; of equals, the one that stands first there. */
function languagesByCoverage(known: readonly (MeaningsByLanguage | undefined)[]): readonly number[] {
	const counts = locales.map(() => 0);
	for (const meanings of known) {
		if (meanings === undefined) continue;
		for (let place = 0; place < counts.length; place += 1) {
			if (meanings[place] !== undefined) counts[place] = (counts[place] ?? 0) + 1;
		}
	}
	return [...locales.keys()].sort((left, right) => (counts[right] ?? 0) - (counts[left] ?? 0));
}

function firstMeaning(meanings: MeaningsByLanguage, order: readonly number[]): Meaning | undefined {
	for (const place of order) {
		const entry = meanings[place];
		if (entry !== undefined) return entry.meaning;
	}
	return undefined;
}

/** Spelling: runs of letters within each word, runs of words. */
export function spellingFeatures({ words, hashes }: PreparedTokens, { start, end }: Sentence, emit: Emit): void {
	const wordRuns = { kind: wordRun, values: hashes, min: 1 };
	for (let at = start; at < end; at += 1) {
		emitLetters(words[at] ?? "", emit);
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
	const near: number[] = [];
	for (let at = start; at < end; at += 1) {
		const meaning = meanings[at];
		if (meaning !== undefined) {
			emit(finish(mixIn(hashFrom(single), meaning.concept)));
			if (meaning.grammar !== 0) emit(finish(mixIn(mixIn(hashFrom(inflected), meaning.concept), meaning.grammar)));
		}
		emitRuns(conceptRuns, at, end, emit);
		emitRuns(classRuns, at, end, emit);
		const wordClass = meaning?.wordClass ?? 0;
		if (wordClass === 0) continue;
		emit(finish(mixIn(hashFrom(classOnly), wordClass)));
		for (const before of near) emit(finish(mixIn(mixIn(hashFrom(classPair), before), wordClass)));
		near.push(wordClass);
		if (near.length > classReach) near.shift();
	}
}

function emitLetters(word: string, emit: Emit): void {
	// A blank on either side tells a beginning and an end from the middle.
	const units = word.length > maxLettersRead ? ` ${word.slice(0, maxLettersRead)} ` : ` ${word} `;
	const seed = hashFrom(letterRun);
	for (let from = 0; from + minLetters <= units.length; from += 1) {
		const reach = Math.min(from + maxLetters, units.length);
		let hash = mixIn(seed, units.charCodeAt(from));
		for (let at = from + 1; at < reach; at += 1) {
			hash = mixIn(hash, units.charCodeAt(at));
			emit(finish(hash));
		}
	}
}

interface Runs {
	readonly kind: number;
	readonly values: readonly number[];
	/** Shortest run. */
	readonly min: number;
}

/** Runs of up to three that begin at `at`. */
function emitRuns({ kind, values, min }: Runs, at: number, end: number, emit: Emit): void {
	let hash = hashFrom(kind);
	for (let count = 1; count <= maxRun && at + count <= end; count += 1) {
		hash = mixIn(hash, values[at + count - 1] ?? 0);
		if (count >= min) emit(finish(hash));
	}
}
