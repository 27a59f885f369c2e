import type { RefusalCategory } from "#contract/moderation.ts";
import type { Views } from "#moderation/normalise.ts";
import type { WordClasses } from "#moderation/phrases/phrase-pattern.ts";
import { createPhraseDetector, type PhraseRule } from "#moderation/phrases/phrase-rule.ts";
import type { Finding } from "#moderation/verdict.ts";

/** Phrases of one kind of harm, as data, so that each can be tried and measured by itself. */
export interface PhraseList {
	readonly category: RefusalCategory;
	readonly rules: readonly PhraseRule[];
	/** The classes of words that its patterns name. */
	readonly classes?: WordClasses;
}

/** Finds the phrases of a list in a note. */
export function detectorOf({ category, rules, classes }: PhraseList): (views: Views) => readonly Finding[] {
	return createPhraseDetector(category, rules, classes);
}
