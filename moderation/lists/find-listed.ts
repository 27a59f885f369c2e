import type { RefusalCategory } from "#contract/moderation.ts";
import type { Views } from "#moderation/normalise.ts";
import type { Finding } from "#moderation/verdict.ts";
import { hatefulPhrases, hatefulWords, quoted } from "./hateful-words.ts";
import { insultingPhrases, insultingWords, teasing } from "./insulting-words.ts";
import { createLexicon, findWords } from "./lexicon.ts";
import { meetingPhrases } from "./meeting-phrases.ts";
import { obsessionPhrases } from "./obsession-phrases.ts";
import { detectorOf, type PhraseList } from "./phrase-list.ts";
import { sexualPhrases, sexualWords } from "./sexual-words.ts";
import { spamPhrases } from "./spam-phrases.ts";

/** Words that harm is often said in. */
export interface WordList {
	readonly category: RefusalCategory;
	/** Separated by blanks. */
	readonly words: string;
}

export const wordLists: readonly WordList[] = [
	{ category: "sexual", words: sexualWords },
	{ category: "discrimination", words: hatefulWords },
	{ category: "harassment", words: insultingWords },
];

/** What harm is often said in. Threats are apart (`threat-phrases.ts`): they are named before all others. */
export const phraseLists: readonly PhraseList[] = [
	meetingPhrases,
	obsessionPhrases,
	spamPhrases,
	{ category: "sexual", rules: [{ phrases: sexualPhrases }] },
	{ category: "discrimination", rules: [{ phrases: hatefulPhrases, unless: quoted }] },
	{ category: "harassment", rules: [{ phrases: insultingPhrases, unless: teasing }] },
];

const wordFinders = wordLists.map(wordFinderOf);
const anyWord = createLexicon(wordLists.map(({ words }) => words).join(" "));
const phraseFinders = phraseLists.map(detectorOf);

/** Where a note holds listed words and phrases. They are no proof: what consoles, quotes or teases holds them too. */
export function findListed(views: Views): Record<"words" | "listed", readonly Finding[]> {
	return {
		// Most notes hold none, which one look tells for all lists.
		words: findWords(anyWord, views).length === 0 ? [] : wordFinders.flatMap((find) => find(views)),
		listed: phraseFinders.flatMap((find) => find(views)),
	};
}

/** Finds the words of a list, also in disguise. */
export function wordFinderOf({ category, words }: WordList): (views: Views) => readonly Finding[] {
	const lexicon = createLexicon(words);
	return (views) => findWords(lexicon, views).map((span) => ({ category, ...span }));
}
