import type { Meaning } from "#moderation/vocabulary/vocabulary.ts";
import type { Emit, PreparedTokens } from "./features.ts";
import { finish, hashFrom, hashOf, mixIn } from "./hash.ts";
import type { Sentence } from "./tokens.ts";

// Kinds of features, after those in `features.ts`; any change here needs a new training.
const denied = 9;
const deniedClass = 10;
const ofPerson = 11;
const classOfPerson = 12;

const negations: ReadonlySet<number> = new Set(["NEG", "NEVER", "NOBODY"].map(hashOf));
const persons: ReadonlySet<number> = new Set(["I", "YOU", "WE", "THEY"].map(hashOf));
/** What is said of somebody, or denied, ends here. */
const pauses: ReadonlySet<string> = new Set([".", "!", "?", "।", "…", ";", ":", "–", "—"]);
/** Words after a negation that it may still deny. */
const negationReach = 5;

/**
 * Structure, which runs of three words cannot see: what is denied, and of whom something is said (the person named last).
 * Both by place, so that the order of a language decides what it learns.
 */
export function structureFeatures({ meanings, words }: PreparedTokens, { start, end }: Sentence, emit: Emit): void {
	let negationAt: number | undefined;
	let personAt: number | undefined;
	const classAt = (at: number): number => meanings[at]?.wordClass ?? 0;
	for (let at = start; at < end; at += 1) {
		const text = words[at]?.text ?? "";
		if (pauses.has(text)) personAt = undefined;
		if (pauses.has(text) || text === ",") negationAt = undefined;
		const meaning = meanings[at];
		if (meaning === undefined) continue;
		if (negationAt !== undefined && at - negationAt <= negationReach) emitDenied(meaning, negationAt, at, emit);
		if (personAt !== undefined) emitOfPerson({ meaning, person: classAt(personAt) }, personAt, at, emit);
		const { wordClass } = meaning;
		if (wordClass === 0) continue;
		if (negations.has(wordClass)) negationAt = at;
		if (persons.has(wordClass)) personAt = at;
	}
}

function emitDenied({ concept, wordClass }: Meaning, first: number, last: number, emit: Emit): void {
	emit(finish(mixIn(hashFrom(denied), concept)), first, last);
	if (wordClass !== 0) emit(finish(mixIn(hashFrom(deniedClass), wordClass)), first, last);
}

interface SaidOfPerson {
	readonly meaning: Meaning;
	readonly person: number;
}

function emitOfPerson({ meaning, person }: SaidOfPerson, first: number, last: number, emit: Emit): void {
	const { concept, grammar, wordClass } = meaning;
	emit(finish(mixIn(mixIn(hashFrom(ofPerson), person), concept)), first, last);
	if (wordClass === 0) return;
	emit(finish(mixIn(mixIn(mixIn(hashFrom(classOfPerson), person), wordClass), grammar)), first, last);
}
