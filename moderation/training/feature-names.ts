import { devanagari } from "#moderation/classifier/concepts/devanagari.ts";
import { english } from "#moderation/classifier/concepts/english.ts";
import { french } from "#moderation/classifier/concepts/french.ts";
import { romanised } from "#moderation/classifier/concepts/romanised.ts";
import { type Readied, readied, spellingFeatures } from "#moderation/classifier/features.ts";
import { hashOf } from "#moderation/classifier/hash.ts";
import type { Sentence } from "#moderation/classifier/tokens.ts";
import { blocks } from "#moderation/classifier/vector.ts";

type Block = (typeof blocks)[number];
type Names = Map<number, string>;

/** Windows in which a feature is looked for, in tokens. Pairs of classes pass over the words that have none. */
const [spellingReach, meaningReach] = [3, 24];
const [shortestLetters, longestLetters] = [2, 5];
/** Signs that no note holds: what two words with different ones share is what stands between. */
const fillers = ["\ue000", "\ue001"] as const;

/**
 * Names the features of a window as a person would read them. Features are hashes, so each is named by where it is
 * met: in a run of letters, in a word, in a run of words, in what a word means.
 */
export function featureNames(block: Block, ready: Readied, { start, end }: Sentence): ReadonlyMap<number, string> {
	const names: Names = new Map();
	const [nameIn, reach] = block === spellingFeatures ? [nameSpelling, spellingReach] : [nameMeaning, meaningReach];
	for (let length = 1; length <= Math.min(reach, end - start); length += 1) {
		for (let at = start; at + length <= end; at += 1) nameIn(ready, { start: at, end: at + length }, names);
	}
	return names;
}

function nameSpelling(ready: Readied, window: Sentence, names: Names): void {
	const words = ready.words.slice(window.start, window.end);
	const word = words[0] ?? "";
	if (words.length === 1) nameLetters(word, names);
	name(
		names,
		featuresOf(spellingFeatures, ready, window),
		words.length === 1 ? `word ${word}` : `words ${words.join(" ")}`,
	);
}

/** Runs of letters, shortest first; `_` stands for the border of the word. */
function nameLetters(word: string, names: Names): void {
	const units = ` ${word} `;
	for (let length = shortestLetters; length <= longestLetters; length += 1) {
		for (let from = 0; from + length <= units.length; from += 1) {
			const run = units.slice(from, from + length);
			if (run.trim() === word) continue;
			const [first, second] = fillers.map((filler) => spellingOf(framed(run, filler)));
			const shared = [...(first ?? [])].filter((hash) => second?.has(hash));
			name(names, shared, `letters ${run.replaceAll(" ", "_")}`);
		}
	}
}

function framed(run: string, filler: string): string {
	return `${run.startsWith(" ") ? "" : filler}${run.trim()}${run.endsWith(" ") ? "" : filler}`;
}

function spellingOf(word: string): ReadonlySet<number> {
	const ready = readied([{ text: word, from: 0, to: word.length }]);
	return new Set(featuresOf(spellingFeatures, ready, { start: 0, end: 1 }));
}

function nameMeaning(ready: Readied, window: Sentence, names: Names): void {
	const [, meaning] = blocks;
	const met = new Set(featuresOf(meaning, ready, window));
	const also = (probe: Readied) => featuresOf(meaning, probe, window).filter((hash) => met.has(hash));
	if (window.end - window.start === 1) nameWordsMeaning(ready, window.start, names, also);
	else nameRuns(ready, window, names, also);
	const [first, last] = [window.start, window.end - 1];
	const rest = first === last ? `form ${classedName(ready, first)} of ${conceptName(ready, first)}` : undefined;
	name(names, [...met], rest ?? `classes ${className(ready, first)} … ${className(ready, last)}`);
}

/** Tells which features of a window a changed reading of it has too. */
type Also = (probe: Readied) => readonly number[];

function nameWordsMeaning(ready: Readied, at: number, names: Names, also: Also): void {
	const alone = ready.concepts.map((concept) => concept && { ...concept, wordClass: 0, grammar: 0 });
	const classes = ready.concepts.map((concept) => concept && { ...concept, concept: 0, grammar: 0 });
	name(names, also({ ...ready, concepts: alone }), `concept ${conceptName(ready, at)}`);
	name(names, also({ ...ready, concepts: classes }), `class ${className(ready, at)}`);
}

function nameRuns(ready: Readied, { start, end }: Sentence, names: Names, also: Also): void {
	const places = Array.from({ length: end - start }, (_, at) => start + at);
	const concepts = ready.words.map(() => undefined);
	// No word has these hashes, so whatever remains comes from the other reading.
	const nothing = ready.words.map((_, at) => -1 - at);
	const spoken = (what: (ready: Readied, at: number) => string) => places.map((at) => what(ready, at)).join(" ");
	name(names, also({ ...ready, concepts, classed: nothing }), `concepts ${spoken(conceptName)}`);
	name(names, also({ ...ready, concepts, meant: nothing }), `classes ${spoken(classedName)}`);
}

/** What a smaller window named keeps its name. */
function name(names: Names, hashes: readonly number[], text: string): void {
	for (const hash of hashes) if (!names.has(hash)) names.set(hash, text);
}

function featuresOf(block: Block, ready: Readied, window: Sentence): readonly number[] {
	const hashes: number[] = [];
	block(ready, window, (hash) => hashes.push(hash));
	return hashes;
}

let spokenNames: ReadonlyMap<number, string> | undefined;

/** Concepts, classes and grammar by their hashes. */
function spokenName(hash: number): string | undefined {
	spokenNames ??= new Map(
		[english, french, romanised, devanagari]
			.flatMap((lines) => lines.trim().split("\n"))
			.flatMap((line) => line.split(" ").slice(1))
			.map((each) => [hashOf(each), each]),
	);
	return spokenNames.get(hash);
}

function conceptName(ready: Readied, at: number): string {
	return spokenName(ready.concepts[at]?.concept ?? 0) ?? ready.words[at] ?? "";
}

function className(ready: Readied, at: number): string {
	return spokenName(ready.concepts[at]?.wordClass ?? 0) ?? conceptName(ready, at);
}

function classedName(ready: Readied, at: number): string {
	const { wordClass = 0, grammar = 0 } = ready.concepts[at] ?? {};
	const parts = [spokenName(wordClass), spokenName(grammar)].filter((part) => part !== undefined);
	return parts.length === 0 ? conceptName(ready, at) : parts.join(".");
}
