import { detectorOf, type PhraseList } from "#moderation/lists/phrase-list.ts";
import type { Views } from "#moderation/normalise.ts";
import type { Finding } from "#moderation/verdict.ts";
import { englishClasses, englishRules } from "./english-contact-requests.ts";
import { frenchClasses, frenchRules } from "./french-contact-requests.ts";
import { hindiClasses, hindiRules } from "./hindi-contact-requests.ts";

export const contactPhrases: PhraseList = {
	category: "personal_info",
	rules: [...englishRules, ...frenchRules, ...hindiRules],
	classes: { ...englishClasses, ...frenchClasses, ...hindiClasses },
};

const requestPhrases = detectorOf(contactPhrases);

const asked = new Set(
	`number numero num digits tel telephone phone address adresse email mail insta snap handle surname whatsapp telegram discord
	06 numéro pseudo nambar pata नंबर नम्बर पता फोन मोबाइल ईमेल इंस्टा snapchat instagram dob`.split(/\s+/),
);
const maxWordsOfQuestion = 4;

/** Asking for a way to reach or find somebody, or telling where one's own is written, without the data themselves. */
export function detectContactRequests(views: Views): readonly Finding[] {
	return [...requestPhrases(views), ...bareQuestion(views)];
}

/** A note that is nothing but the question: "number?", "ur insta?", "नंबर?". */
function bareQuestion(views: Views): readonly Finding[] {
	const question = views.folded.text.indexOf("?");
	if (views.words.length > maxWordsOfQuestion || question === -1) return [];
	const word = views.words.find(
		({ text, readings, from }) =>
			from < question && (asked.has(text) || readings.some((reading) => asked.has(reading))),
	);
	return word === undefined ? [] : [{ category: "personal_info", start: word.start, end: word.end }];
}
