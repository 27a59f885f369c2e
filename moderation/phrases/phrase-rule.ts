import type { RefusalCategory } from "#contract/moderation.ts";
import type { Views } from "#moderation/normalise.ts";
import type { Finding } from "#moderation/verdict.ts";
import { indexPatterns, matchPhrases, type PhraseMatch } from "./match-phrases.ts";
import { type PhrasePattern, readPattern, type WordClasses } from "./phrase-pattern.ts";

/** Phrases that refuse a note, and the ones that show, in the same sentence, that it means something kind. */
export interface PhraseRule {
	readonly phrases: readonly string[];
	readonly unless?: readonly string[];
}

/** A detector from rules: each match is a finding of `category` unless the sentence also holds one of the rule's exceptions. */
export function createPhraseDetector(
	category: RefusalCategory,
	rules: readonly PhraseRule[],
	classes: WordClasses = {},
): (views: Views) => readonly Finding[] {
	const ruleOf = new Map<PhrasePattern, PhraseRule>();
	const exceptionOf = new Map<PhrasePattern, PhraseRule>();
	for (const rule of rules) {
		for (const phrase of rule.phrases) ruleOf.set(readPattern(phrase, classes), rule);
		for (const phrase of rule.unless ?? []) exceptionOf.set(readPattern(phrase, classes), rule);
	}
	const index = indexPatterns([...ruleOf.keys(), ...exceptionOf.keys()]);
	return (views) => {
		const matches = matchPhrases(index, views.words);
		const excused = new Set(matches.flatMap((match) => excuse(exceptionOf.get(match.pattern), match, rules)));
		return matches.flatMap((match) => {
			const rule = ruleOf.get(match.pattern);
			if (rule === undefined || excused.has(key(rule, match, rules))) return [];
			return [{ category, start: match.start, end: match.end }];
		});
	};
}

function excuse(rule: PhraseRule | undefined, match: PhraseMatch, rules: readonly PhraseRule[]): readonly string[] {
	return rule === undefined ? [] : [key(rule, match, rules)];
}

function key(rule: PhraseRule, match: PhraseMatch, rules: readonly PhraseRule[]): string {
	return `${rules.indexOf(rule)}:${match.sentence}`;
}
