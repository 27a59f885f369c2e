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
	return matchRest(pattern.rest, 0, words, at + 1, first.sentence);
}

function matchRest(
	slots: readonly Slot[],
	slotAt: number,
	words: readonly Word[],
	at: number,
	sentence: number,
): number | undefined {
	const slot = slots[slotAt];
	if (slot === undefined) return at - 1;
	const next = words[at];
	const word = next?.sentence === sentence ? next : undefined;
	if (slot.kind === "not") {
		const blocked = word !== undefined && isOneOf(word, slot.words);
		return blocked ? undefined : matchRest(slots, slotAt + 1, words, at, sentence);
	}
	if (slot.kind === "gap") return matchGap(slots, slotAt, slot.upTo, words, at, sentence);
	if (word !== undefined && isOneOf(word, slot.words)) {
		const found = matchRest(slots, slotAt + 1, words, at + 1, sentence);
		if (found !== undefined) return found;
	}
	return slot.optional ? matchRest(slots, slotAt + 1, words, at, sentence) : undefined;
}

function matchGap(
	slots: readonly Slot[],
	slotAt: number,
	upTo: number,
	words: readonly Word[],
	at: number,
	sentence: number,
): number | undefined {
	for (let skipped = 0; skipped <= upTo; skipped += 1) {
		if (skipped > 0 && words[at + skipped - 1]?.sentence !== sentence) return undefined;
		const found = matchRest(slots, slotAt + 1, words, at + skipped, sentence);
		if (found !== undefined) return found;
	}
	return undefined;
}

function isOneOf(word: Word, set: ReadonlySet<string>): boolean {
	return set.has(word.text) || word.readings.some((reading) => set.has(reading));
}
