import { anyIdentity, type Meaning, vocabulary } from "#moderation/vocabulary/vocabulary.ts";
import { finish, hashFrom, hashOf, mixIn } from "./hash.ts";

/** A word with all that does not depend on the note it stands in. */
export interface PreparedWord {
	/** As features read it: every word for a group of people is the same one. */
	readonly text: string;
	readonly hash: number;
	/** The features of its letters. */
	readonly letters: Uint32Array;
	/** By the language's place in `locales`; undefined for a word that no vocabulary has. */
	readonly meanings: readonly (Meaning | undefined)[] | undefined;
	/** The languages that have it, a bit for each. */
	readonly languages: number;
}

/** Kind of feature, as in `features.ts`. */
const letterRun = 1;
const minLetters = 2;
const maxLetters = 5;
/** Longer words say nothing more; the bound keeps the time linear. */
const maxLettersRead = 40;

const kept = new Map<string, PreparedWord>();
const maxKept = 16_384;
/** The signs and letters of our languages come before it: few enough to keep. */
const afterOurScripts = "\u0980";

/** A word or sign of our languages that has been looked up before. */
export function keptWord(text: string): PreparedWord | undefined {
	return kept.get(text);
}

/** Looks a folded word up. Words of the vocabularies and signs are kept, since most notes use the same few thousand. */
export function prepareWord(text: string): PreparedWord {
	const before = kept.get(text);
	if (before !== undefined) return before;
	const forms = vocabulary();
	const entries = forms.get(text);
	const read = entries !== undefined && entries === forms.get(anyIdentity) ? anyIdentity : text;
	const meanings = entries?.map((entry) => entry?.meaning);
	const languages = (meanings ?? []).reduce((bits, meaning, place) => bits | (meaning ? 1 << place : 0), 0);
	const word = { text: read, hash: hashOf(read), letters: letterRuns(read), meanings, languages };
	// What only its writer knows, such as a name or a number, does not stay in memory.
	const isCommon = entries !== undefined || (text.length === 1 && text < afterOurScripts);
	if (isCommon && kept.size < maxKept) kept.set(text, word);
	return word;
}

/** Hashes of all runs of two to five letters, by where they begin. */
function letterRuns(word: string): Uint32Array {
	// A blank on either side tells a beginning and an end from the middle.
	const units = ` ${word.slice(0, maxLettersRead)} `;
	const runs: number[] = [];
	const seed = hashFrom(letterRun);
	for (let from = 0; from + minLetters <= units.length; from += 1) {
		const reach = Math.min(from + maxLetters, units.length);
		let hash = mixIn(seed, units.charCodeAt(from));
		for (let at = from + 1; at < reach; at += 1) {
			hash = mixIn(hash, units.charCodeAt(at));
			runs.push(finish(hash));
		}
	}
	return Uint32Array.from(runs);
}
