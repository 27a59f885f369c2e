import type { RefusalCategory } from "#contract/moderation.ts";
import type { Views } from "#moderation/normalise.ts";
import type { Finding } from "#moderation/verdict.ts";
import { createPhraseIndex, type PhraseIndex } from "./match-phrases.ts";
import { type PhrasePattern, readPattern, type WordClasses } from "./phrase-pattern.ts";

/** Phrases that refuse a note, and the ones that show, in the same sentence, that it means something kind. */
export interface PhraseRule {
	readonly phrases: readonly string[];
	readonly unless?: readonly string[];
}

const everywhere = createPhraseIndex();
/** Looked for only in notes in which something else was found, which are few. */
const seldom = createPhraseIndex();

/** A detector from rules: each match is a finding of `category` unless the sentence also holds one of the rule's exceptions. */
export function createPhraseDetector(
	category: RefusalCategory,
	rules: readonly PhraseRule[],
	classes: WordClasses = {},
): (views: Views) => readonly Finding[] {
	return detectorIn(everywhere, { category, rules, classes });
}

/** The same for what few notes are asked about, so that the others are not read for it. */
export function createSeldomDetector(
	category: RefusalCategory,
	rules: readonly PhraseRule[],
): (views: Views) => readonly Finding[] {
	return detectorIn(seldom, { category, rules, classes: {} });
}

interface Detectable {
	readonly category: RefusalCategory;
	readonly rules: readonly PhraseRule[];
	readonly classes: WordClasses;
}

function detectorIn(
	index: PhraseIndex,
	{ category, rules, classes }: Detectable,
): (views: Views) => readonly Finding[] {
	const ruleOf = new Map<PhrasePattern, number>();
	const exceptionOf = new Map<PhrasePattern, number>();
	for (const [rule, { phrases, unless = [] }] of rules.entries()) {
		for (const phrase of phrases) ruleOf.set(readPattern(phrase, classes), rule);
		for (const phrase of unless) exceptionOf.set(readPattern(phrase, classes), rule);
	}
	const phrases = index.add([...ruleOf.keys()]);
	const exceptions = seldom.add([...exceptionOf.keys()]);
	return (views) => {
		const matches = index.match(phrases, views);
		if (matches.length === 0) return [];
		const excused = new Set(
			seldom.match(exceptions, views).map(({ pattern, sentence }) => key(exceptionOf.get(pattern) ?? 0, sentence)),
		);
		return matches.flatMap(({ pattern, sentence, start, end }) => {
			const rule = ruleOf.get(pattern);
			return rule === undefined || excused.has(key(rule, sentence)) ? [] : [{ category, start, end }];
		});
	};
}

/** One number for a rule and a sentence: no detector has as many rules. */
function key(rule: number, sentence: number): number {
	return sentence * 1024 + rule;
}
