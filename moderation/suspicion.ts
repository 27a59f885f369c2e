import type { Word } from "#moderation/normalisation/words.ts";
import type { Suspicions, Weighed } from "./decide.ts";
import type { Views } from "./normalise.ts";
import type { Finding } from "./verdict.ts";

/**
 * From this chance on the model shares a rule's suspicion: it would refuse the note alone from about 0.6. Measured on the
 * corpus held out and on later notes, this keeps three quarters of the harm that the lists see and the model alone does
 * not, and frees two thirds of the kind notes that they would refuse.
 */
const minChance = 0.2;
/** In a note of so many words one sentence weighs little, so a passage is also weighed with only its surroundings. */
const longNote = 50;
/** Words of the same sentence, on either side of a passage. */
const surroundings = 6;
/** A note that says little else has nothing that could lift the suspicion. */
const maxShare = 0.8;
/** Who writes more such passages is not teasing. It also bounds the time. */
const maxPassages = 20;

/** The chance that a note is one to refuse. */
function chanceOf({ finding, confidence }: Weighed): number {
	return finding === undefined ? 1 - confidence : confidence;
}

/** Those suspicions of the rules that the model shares when it has read the whole note, or the passage in a long one. */
export function sharedSuspicions(
	{ threats = [], words = [], listed }: Suspicions,
	views: Views,
	{ whole, weighText }: { readonly whole: Weighed; readonly weighText: (text: string) => Weighed },
): Suspicions {
	const passages = [...threats, ...words, ...listed];
	const counts = chanceOf(whole) >= minChance || passages.length > maxPassages || shareOf(passages, views) >= maxShare;
	if (counts) return { threats, words, listed };
	if (views.words.length < longNote) return { threats: [], words: [], listed: [] };
	const shared = (finding: Finding) => chanceOf(weighText(passageAround(finding, views))) >= minChance;
	return { threats: threats.filter(shared), words: words.filter(shared), listed: listed.filter(shared) };
}

/** The share of a note's words that stand in a passage. */
function shareOf(passages: readonly Finding[], { words }: Views): number {
	const inside = words.filter((word) => passages.some(({ start, end }) => word.start < end && word.end > start));
	return inside.length / Math.max(1, words.length);
}

function passageAround({ start, end }: Finding, { display, words }: Views): string {
	const first = words.findIndex((word) => word.end > start);
	const last = words.findLastIndex((word) => word.start < end);
	const from = reach(words, first, -1);
	const to = reach(words, last, 1);
	return display.slice(words[from]?.start ?? start, words[to]?.end ?? end);
}

/** The last word in a direction that is near enough and in the same sentence. */
function reach(words: readonly Word[], from: number, step: 1 | -1): number {
	const sentence = words[from]?.sentence;
	let at = from;
	while (Math.abs(at - from) < surroundings && words[at + step]?.sentence === sentence && sentence !== undefined)
		at += step;
	return at;
}
