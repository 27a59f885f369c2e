import type { Span } from "#contract/moderation.ts";
import type { Word } from "#moderation/normalisation/words.ts";
import type { Views } from "#moderation/normalise.ts";
import type { PhrasePattern, Slot } from "./phrase-pattern.ts";

/** Where a pattern was found. */
interface PhraseMatch extends Span {
	readonly pattern: PhrasePattern;
	readonly sentence: number;
}

/** Patterns that are asked for together: a place in the lists of matches of a note. */
type PatternSet = number;

interface Indexed {
	readonly pattern: PhrasePattern;
	readonly set: PatternSet;
}

/** The patterns that begin with a word. */
interface Beginnings {
	readonly all: Indexed[];
	/** Those that may end there, or go on with any word. */
	readonly open: Indexed[];
	/** The others, by the words that they go on with. */
	readonly bySecond: Map<string, Indexed[]>;
}

type PatternsByFirstWord = ReadonlyMap<string, Beginnings>;

/** Patterns that are looked for together: a note is read once, however many sets and patterns there are. */
export interface PhraseIndex {
	add(patterns: readonly PhrasePattern[]): PatternSet;
	/** Every place where a pattern of the set begins, in order. A match stays within one sentence. */
	match(set: PatternSet, views: Views): readonly PhraseMatch[];
}

const noMatches: readonly PhraseMatch[] = [];

export function createPhraseIndex(): PhraseIndex {
	const index = new Map<string, Beginnings>();
	let sets = 0;
	// By note, the matches of each set. Who asks first reads the note for all.
	const matchesOf = new WeakMap<Views, readonly (readonly PhraseMatch[])[]>();
	return {
		add(patterns) {
			const set = sets;
			sets += 1;
			for (const pattern of patterns) addPattern(index, { pattern, set });
			return set;
		},
		match(set, views) {
			const known = matchesOf.get(views)?.[set];
			if (known !== undefined) return known;
			const matches = new Array<readonly PhraseMatch[]>(sets).fill(noMatches);
			for (const [found, those] of matchAll(index, views.words)) matches[found] = those;
			matchesOf.set(views, matches);
			return matches[set] ?? noMatches;
		},
	};
}

function addPattern(index: Map<string, Beginnings>, indexed: Indexed): void {
	const second = wordsAfterFirst(indexed.pattern);
	for (const word of indexed.pattern.first) {
		const beginnings = entryOf(index, word, () => ({ all: [], open: [], bySecond: new Map() }));
		beginnings.all.push(indexed);
		if (second === undefined) beginnings.open.push(indexed);
		else for (const next of second) entryOf(beginnings.bySecond, next, () => []).push(indexed);
	}
}

/** The words of which one follows the first word of a match; undefined when it may be any, or none. */
function wordsAfterFirst({ rest }: PhrasePattern): ReadonlySet<string> | undefined {
	const words = new Set<string>();
	for (const slot of rest) {
		if (slot.kind === "gap") return undefined;
		if (slot.kind === "not") continue;
		for (const word of slot.words) words.add(word);
		if (!slot.optional) return words;
	}
	return undefined;
}

type Found = Map<PatternSet, PhraseMatch[]>;

function matchAll(index: PatternsByFirstWord, words: readonly Word[]): Found {
	const found: Found = new Map();
	for (let at = 0; at < words.length; at += 1) {
		const word = words[at];
		if (word === undefined) continue;
		tryBeginnings(index.get(word.text), words, at, found);
		for (const reading of word.readings) tryBeginnings(index.get(reading), words, at, found);
	}
	return found;
}

function tryBeginnings(beginnings: Beginnings | undefined, words: readonly Word[], at: number, found: Found): void {
	if (beginnings === undefined) return;
	const next = words[at + 1];
	// A word with several readings may go on in several ways.
	const [certain, possible] =
		next !== undefined && next.readings.length > 0
			? [beginnings.all, undefined]
			: [beginnings.open, next && beginnings.bySecond.get(next.text)];
	tryPatterns(certain, words, at, found);
	if (possible !== undefined) tryPatterns(possible, words, at, found);
}

function tryPatterns(patterns: readonly Indexed[], words: readonly Word[], at: number, found: Found): void {
	for (const { pattern, set } of patterns) {
		const last = matchAt(pattern, words, at);
		const [from, to] = [words[at], last === undefined ? undefined : words[last]];
		if (from === undefined || to === undefined) continue;
		const match = { pattern, sentence: from.sentence, start: from.start, end: to.end };
		entryOf(found, set, () => []).push(match);
	}
}

function entryOf<K, V>(entries: Map<K, V>, key: K, create: () => V): V {
	const before = entries.get(key);
	if (before !== undefined) return before;
	const entry = create();
	entries.set(key, entry);
	return entry;
}

/** Index of the last word of the match, or undefined. */
function matchAt(pattern: PhrasePattern, words: readonly Word[], at: number): number | undefined {
	const first = words[at];
	const before = words[at - 1];
	if (first === undefined) return undefined;
	if (before !== undefined && before.sentence === first.sentence && isOneOf(before, pattern.notBefore))
		return undefined;
	return matchRest({ slots: pattern.rest, words, sentence: first.sentence }, 0, at + 1);
}

/** A pattern that is being looked for in one sentence of a text. */
interface Search {
	readonly slots: readonly Slot[];
	readonly words: readonly Word[];
	readonly sentence: number;
}

function matchRest(search: Search, slotAt: number, at: number): number | undefined {
	const slot = search.slots[slotAt];
	if (slot === undefined) return at - 1;
	const next = search.words[at];
	const word = next?.sentence === search.sentence ? next : undefined;
	if (slot.kind === "not") {
		const blocked = word !== undefined && isOneOf(word, slot.words);
		return blocked ? undefined : matchRest(search, slotAt + 1, at);
	}
	if (slot.kind === "gap") return matchGap(search, slotAt, at, slot.upTo);
	if (word !== undefined && isOneOf(word, slot.words)) {
		const found = matchRest(search, slotAt + 1, at + 1);
		if (found !== undefined) return found;
	}
	return slot.optional ? matchRest(search, slotAt + 1, at) : undefined;
}

function matchGap(search: Search, slotAt: number, at: number, upTo: number): number | undefined {
	for (let skipped = 0; skipped <= upTo; skipped += 1) {
		if (skipped > 0 && search.words[at + skipped - 1]?.sentence !== search.sentence) return undefined;
		const found = matchRest(search, slotAt + 1, at + skipped);
		if (found !== undefined) return found;
	}
	return undefined;
}

function isOneOf(word: Word, set: ReadonlySet<string>): boolean {
	if (set.has(word.text)) return true;
	for (const reading of word.readings) if (set.has(reading)) return true;
	return false;
}
