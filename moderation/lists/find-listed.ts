import type { RefusalCategory } from "#contract/moderation.ts";
import type { Views } from "#moderation/normalise.ts";
import { createPhraseDetector, type PhraseRule } from "#moderation/phrases/phrase-rule.ts";
import type { Finding } from "#moderation/verdict.ts";
import { hatefulPhrases, hatefulWords } from "./hateful-words.ts";
import { insultingPhrases, insultingWords, teasing } from "./insulting-words.ts";
import { createLexicon, findWords } from "./lexicon.ts";
import { sexualPhrases, sexualWords } from "./sexual-words.ts";

/** Where a note holds words and phrases that are listed as sexual, discriminating or insulting. */
export function findListed(views: Views): readonly Finding[] {
	return finders.flatMap((find) => find(views));
}

type Finder = (views: Views) => readonly Finding[];

const finders: readonly Finder[] = [
	...listed("sexual", sexualWords, { phrases: sexualPhrases }),
	...listed("discrimination", hatefulWords, { phrases: hatefulPhrases }),
	...listed("harassment", insultingWords, { phrases: insultingPhrases, unless: teasing }),
];

function listed(category: RefusalCategory, words: string, rule: PhraseRule): readonly Finder[] {
	const lexicon = createLexicon(words);
	return [
		(views) => findWords(lexicon, views).map((span) => ({ category, ...span })),
		createPhraseDetector(category, [rule]),
	];
}
