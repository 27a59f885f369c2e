import { detectBareThreats } from "#moderation/detectors/bare-threats.ts";
import { detectEmailAddresses } from "#moderation/detectors/email-address.ts";
import { detectEmojiThreats } from "#moderation/detectors/emoji-threats.ts";
import { detectCoordinates, suspectRememberedCoordinates } from "#moderation/detectors/numbers/coordinates.ts";
import { detectPaymentIds } from "#moderation/detectors/numbers/payment-id.ts";
import { detectPhones } from "#moderation/detectors/numbers/phone.ts";
import { detectPostalAddresses, suspectLonePlaces } from "#moderation/detectors/postal-address.ts";
import { detectSocialHandles } from "#moderation/detectors/social-handle.ts";
import { detectUnreadable } from "#moderation/detectors/unreadable.ts";
import { detectUrls } from "#moderation/detectors/url.ts";
import { contactPhrases, detectContactRequests } from "#moderation/lists/contact-requests/contact-request.ts";
import { phraseLists, type WordList, wordFinderOf, wordLists } from "#moderation/lists/find-listed.ts";
import { detectorOf, type PhraseList } from "#moderation/lists/phrase-list.ts";
import { selfHarmRules } from "#moderation/lists/self-harm-phrases.ts";
import { threatPhrases } from "#moderation/lists/threat-phrases.ts";
import type { Views } from "#moderation/normalise.ts";
import type { Finding } from "#moderation/verdict.ts";

/** A rule that speaks against notes, or a phrase or word of it. */
export interface NamedRule {
	/** `threats`, or as the list has it: `kill your|ur self`. */
	readonly name: string;
	/** Whether it refuses a note by itself; else the model has to share its suspicion. */
	readonly proves: boolean;
	readonly find: (views: Views) => readonly Finding[];
	/** Each phrase or word by itself. Made only when asked for: there are some thousand. */
	readonly parts?: () => readonly NamedRule[];
}

const detector = (name: string, find: NamedRule["find"]): NamedRule => ({ name, proves: true, find });

/** All that `findByRules` finds, taken apart. The corpus has no note that nobody can judge: `unjudgeable.slow.test.ts` measures that. */
export const namedRules: readonly NamedRule[] = [
	detector("telephone numbers", detectPhones),
	detector("payment ids", detectPaymentIds),
	detector("coordinates", detectCoordinates),
	detector("e-mail addresses", detectEmailAddresses),
	detector("links", detectUrls),
	detector("names in networks", detectSocialHandles),
	detector("postal addresses", detectPostalAddresses),
	{ ...detector("flats and sectors alone", suspectLonePlaces), proves: false },
	{ ...detector("coordinates remembered", suspectRememberedCoordinates), proves: false },
	detector("unreadable texts", detectUnreadable),
	detector("emoji alone", detectEmojiThreats),
	detector("words of death alone", detectBareThreats),
	{ ...phrasesOf("requests for contact data", contactPhrases, true), find: detectContactRequests },
	phrasesOf("own death or harm", { category: "obsessive", rules: selfHarmRules }, true),
	phrasesOf("threats", threatPhrases, false),
	...wordLists.map(wordsOf),
	...phraseLists.map((list) => phrasesOf(`phrases: ${list.category}`, list, false)),
];

function phrasesOf(name: string, list: PhraseList, proves: boolean): NamedRule {
	const alone = (phrase: string, unless: readonly string[] | undefined): NamedRule => ({
		name: phrase,
		proves,
		find: detectorOf({ ...list, rules: [{ phrases: [phrase], ...(unless && { unless }) }] }),
	});
	return {
		name,
		proves,
		find: detectorOf(list),
		parts: () => list.rules.flatMap(({ phrases, unless }) => phrases.map((phrase) => alone(phrase, unless))),
	};
}

function wordsOf(list: WordList): NamedRule {
	const alone = (words: string) => ({ name: words, proves: false, find: wordFinderOf({ ...list, words }) });
	return {
		name: `words: ${list.category}`,
		proves: false,
		find: wordFinderOf(list),
		parts: () => list.words.trim().split(/\s+/).map(alone),
	};
}
