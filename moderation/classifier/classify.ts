import type { RefusalCategory } from "#contract/moderation.ts";
import type { Views } from "#moderation/normalise.ts";
import { createPhraseDetector, type PhraseRule } from "#moderation/phrases/phrase-rule.ts";
import type { Finding } from "#moderation/verdict.ts";
import { hatefulPhrases, hatefulWords } from "./hateful-words.ts";
import { insultingPhrases, insultingWords, teasing } from "./insulting-words.ts";
import { createLexicon, findWords } from "./lexicon.ts";
import { sexualPhrases, sexualWords } from "./sexual-words.ts";

/** Judges the meaning of a note. Today by word lists; whatever takes their place keeps this shape. */
export function classify(views: Views): readonly Finding[] {
	return judges.flatMap((judge) => judge(views));
}

type Judge = (views: Views) => readonly Finding[];

const judges: readonly Judge[] = [
	...byWords("sexual", sexualWords, { phrases: sexualPhrases }),
	...byWords("discrimination", hatefulWords, { phrases: hatefulPhrases }),
	...byWords("harassment", insultingWords, { phrases: insultingPhrases, unless: teasing }),
];

function byWords(category: RefusalCategory, words: string, rule: PhraseRule): readonly Judge[] {
	const lexicon = createLexicon(words);
	return [
		(views) => findWords(lexicon, views).map((span) => ({ category, ...span })),
		createPhraseDetector(category, [rule]),
	];
}
