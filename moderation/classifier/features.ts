import {
	type Concept,
	conceptTable,
	type LatinLanguage,
	type Meanings,
} from "#moderation/classifier/concepts/concept-table.ts";
import { anyIdentity, namesIdentity } from "#moderation/classifier/concepts/identities.ts";
import { finish, hashFrom, hashOf, mixIn } from "./hash.ts";
import type { Sentence, Token } from "./tokens.ts";

/** Takes the hash of each feature as it is found; the same one may come several times. */
export type Emit = (hash: number) => void;

/** The tokens of a note, made ready once for all windows of it. */
export interface Readied {
	/** The one that knows most of the words. */
	readonly language: LatinLanguage;
	readonly words: readonly string[];
	readonly hashes: readonly number[];
	readonly concepts: readonly (Concept | undefined)[];
	/** The concept of each token, else its own hash. */
	readonly meant: readonly number[];
	/** The class and grammar of each token, else what it means. */
	readonly classed: readonly number[];
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

const shortestLetters = 2;
const longestLetters = 5;
/** Longer words say nothing more; the bound keeps the time linear. */
const lettersRead = 40;
const longestRun = 3;
const classReach = 4;

/** Hashes every token and looks up what it means, in the language that knows most of the words. */
export function readied(tokens: readonly Token[]): Readied {
	const table = conceptTable();
	const words = tokens.map(({ text }) => (namesIdentity(text) ? anyIdentity : text));
	const meanings = words.map((word) => table.get(word));
	const [first, second, third] = languagesByCoverage(meanings);
	const concepts = meanings.map((meaning) => meaning && (meaning[first] ?? meaning[second] ?? meaning[third]));
	const hashes = words.map(hashOf);
	const meant = concepts.map((concept, at) => concept?.concept ?? hashes[at] ?? 0);
	const classed = concepts.map((concept, at) => concept?.classed ?? meant[at] ?? 0);
	return { language: first, words, hashes, concepts, meant, classed };
}

type LanguageOrder = readonly [LatinLanguage, LatinLanguage, LatinLanguage];

// Of languages that know equally many words, the one that stands first here comes first.
const orders: readonly [LanguageOrder, ...LanguageOrder[]] = [
	["en", "fr", "hi"],
	["en", "hi", "fr"],
	["fr", "en", "hi"],
	["fr", "hi", "en"],
	["hi", "en", "fr"],
	["hi", "fr", "en"],
];

/** The languages of our words, the one that knows most of these first. */
function languagesByCoverage(meanings: readonly (Meanings | undefined)[]): LanguageOrder {
	const known = { en: 0, fr: 0, hi: 0 };
	for (const meaning of meanings) {
		if (meaning?.en !== undefined) known.en += 1;
		if (meaning?.fr !== undefined) known.fr += 1;
		if (meaning?.hi !== undefined) known.hi += 1;
	}
	return (
		orders.find(([first, second, third]) => known[first] >= known[second] && known[second] >= known[third]) ?? orders[0]
	);
}

/** Spelling: runs of letters within each word, runs of words. */
export function spellingFeatures({ words, hashes }: Readied, { start, end }: Sentence, emit: Emit): void {
	for (let at = start; at < end; at += 1) {
		emitLetters(words[at] ?? "", emit);
		emitRuns(wordRun, hashes, at, end, emit);
	}
}

/** Meaning: concepts, their classes and grammar, alone, in runs, and in pairs near each other. */
export function meaningFeatures({ concepts, meant, classed }: Readied, { start, end }: Sentence, emit: Emit): void {
	const near: number[] = [];
	for (let at = start; at < end; at += 1) {
		const concept = concepts[at];
		if (concept !== undefined) {
			emit(finish(mixIn(hashFrom(single), concept.concept)));
			if (concept.grammar !== 0) emit(finish(mixIn(mixIn(hashFrom(inflected), concept.concept), concept.grammar)));
		}
		emitRuns(conceptRun, meant, at, end, emit, 2);
		emitRuns(classRun, classed, at, end, emit, 2);
		const wordClass = concept?.wordClass ?? 0;
		if (wordClass === 0) continue;
		emit(finish(mixIn(hashFrom(classOnly), wordClass)));
		for (const before of near) emit(finish(mixIn(mixIn(hashFrom(classPair), before), wordClass)));
		near.push(wordClass);
		if (near.length > classReach) near.shift();
	}
}

function emitLetters(word: string, emit: Emit): void {
	// A blank on either side tells a beginning and an end from the middle.
	const units = word.length > lettersRead ? ` ${word.slice(0, lettersRead)} ` : ` ${word} `;
	const seed = hashFrom(letterRun);
	for (let from = 0; from + shortestLetters <= units.length; from += 1) {
		const reach = Math.min(from + longestLetters, units.length);
		let hash = mixIn(seed, units.charCodeAt(from));
		for (let at = from + 1; at < reach; at += 1) {
			hash = mixIn(hash, units.charCodeAt(at));
			emit(finish(hash));
		}
	}
}

/** Runs of up to three that begin at `at`. */
function emitRuns(kind: number, values: readonly number[], at: number, end: number, emit: Emit, least = 1): void {
	let hash = hashFrom(kind);
	for (let count = 1; count <= longestRun && at + count <= end; count += 1) {
		hash = mixIn(hash, values[at + count - 1] ?? 0);
		if (count >= least) emit(finish(hash));
	}
}
