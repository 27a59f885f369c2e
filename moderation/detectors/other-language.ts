import { locales } from "#i18n/locales.ts";
import { sharedWords, smallWords } from "#moderation/lists/small-words.ts";
import { foldWord } from "#moderation/normalisation/fold-characters.ts";
import type { Views } from "#moderation/normalise.ts";
import type { Finding } from "#moderation/verdict.ts";

// Words that keep a note ours, however many of the others it holds.
const own = new Set(locales.flatMap((locale) => (smallWords[locale] ?? "").split(" ").map(foldWord)));
const shared = new Set(sharedWords.split(" "));
// The languages of each word, so that a note is read once however many languages there are.
const languagesOf = new Map<string, string[]>();
for (const [language, words] of Object.entries(smallWords)) {
	if (locales.some((locale) => locale === language)) continue;
	for (const word of new Set(words.split(" ").map(foldWord))) {
		if (!own.has(word)) languagesOf.set(word, [...(languagesOf.get(word) ?? []), language]);
	}
}
const minWords = 5;
const minHits = 3;
const foreignShare = 0.3;
const latin = /^[a-z]+$/;

/**
 * A note in another language written in Latin letters, which the moderator would judge by its letters alone. Told by
 * its small words; a note of fewer than five words is left alone, as is one that mixes languages.
 */
export function detectOtherLanguage(views: Views): readonly Finding[] {
	const words = views.words.flatMap(({ text }) => (latin.test(text) && !shared.has(text) ? [text] : []));
	if (words.length < minWords) return [];
	const ours = words.filter((word) => own.has(word)).length;
	const hits = new Map<string, number>();
	for (const word of words) {
		for (const language of languagesOf.get(word) ?? []) hits.set(language, (hits.get(language) ?? 0) + 1);
	}
	const most = Math.max(0, ...hits.values());
	const isForeign = most >= minHits && most >= words.length * foreignShare && most > 2 * ours;
	return isForeign ? [{ category: "unreadable", start: 0, end: views.display.length }] : [];
}
