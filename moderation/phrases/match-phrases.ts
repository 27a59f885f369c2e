import type { Span } from "#contract/moderation.ts";
import type { Word } from "#moderation/normalisation/words.ts";
import type { PhrasePattern, Slot } from "./phrase-pattern.ts";

/** Where a pattern was found. */
export interface PhraseMatch extends Span {
	readonly pattern: PhrasePattern;
	readonly sentence: number;
}

/** Patterns by their first words, so that a text is read once however many patterns there are. */
export type PhraseIndex = ReadonlyMap<string, readonly PhrasePattern[]>;

export function indexPatterns(patterns: readonly PhrasePattern[]): PhraseIndex {
	const index = new Map<string, PhrasePattern[]>();
	for (const pattern of patterns) {
		for (const word of pattern.first) {
			const list = index.get(word);
			if (list === undefined) index.set(word, [pattern]);
			else list.push(pattern);
		}
	}
	return index;
}

/** Every place where a pattern begins, in order. A match stays within one sentence. */
export function matchPhrases(index: PhraseIndex, words: readonly Word[]): readonly PhraseMatch[] {
	const matches: PhraseMatch[] = [];
	const tryForm = (form: string, word: Word, at: number) => {
		const patterns = index.get(form);
		if (patterns === undefined) return;
		for (const pattern of patterns) {
			const last = matchAt(pattern, words, at);
			const end = last === undefined ? undefined : words[last]?.end;
			if (end !== undefined) matches.push({ pattern, sentence: word.sentence, start: word.start, end });
		}
	};
	words.forEach((word, at) => {
		tryForm(word.text, word, at);
		for (const reading of word.readings) tryForm(reading, word, at);
	});
	return matches;
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
	return set.has(word.text) || word.readings.some((reading) => set.has(reading));
}
