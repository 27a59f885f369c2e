import { readVocabularyFiles } from "#moderation/data-files.ts";
import { type PreparedTokens, prepareTokens, spellingFeatures } from "#moderation/model/features.ts";
import { hashOf } from "#moderation/model/hash.ts";
import type { Sentence } from "#moderation/model/tokens.ts";
import { blocks } from "#moderation/model/vector.ts";

type Block = (typeof blocks)[number];
type Names = Map<number, string>;

/** Windows in which a feature is looked for, in tokens. Pairs of classes pass over the words that have none. */
const [spellingReach, meaningReach] = [3, 24];
const [minLetters, maxLetters] = [2, 5];
/** Signs that no note holds: what two words with different ones share is what stands between. */
const fillers = ["\ue000", "\ue001"] as const;

/**
 * Names the features of a window as a person would read them. Features are hashes, so each is named by where it is
 * met: in a run of letters, in a word, in a run of words, in what a word means.
 */
export function featureNames(
	block: Block,
	prepared: PreparedTokens,
	{ start, end }: Sentence,
): ReadonlyMap<number, string> {
	const names: Names = new Map();
	const [nameIn, reach] = block === spellingFeatures ? [nameSpelling, spellingReach] : [nameMeaning, meaningReach];
	for (let length = 1; length <= Math.min(reach, end - start); length += 1) {
		for (let at = start; at + length <= end; at += 1) nameIn(prepared, { start: at, end: at + length }, names);
	}
	return names;
}

function nameSpelling(prepared: PreparedTokens, window: Sentence, names: Names): void {
	const words = prepared.words.slice(window.start, window.end).map(({ text }) => text);
	const word = words[0] ?? "";
	if (words.length === 1) nameLetters(word, names);
	name(
		names,
		featuresOf(spellingFeatures, prepared, window),
		words.length === 1 ? `word ${word}` : `words ${words.join(" ")}`,
	);
}

/** Runs of letters, shortest first; `_` stands for the border of the word. */
function nameLetters(word: string, names: Names): void {
	const units = ` ${word} `;
	for (let length = minLetters; length <= maxLetters; length += 1) {
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
	const prepared = prepareTokens([{ text: word, from: 0, to: word.length }]);
	return new Set(featuresOf(spellingFeatures, prepared, { start: 0, end: 1 }));
}

function nameMeaning(prepared: PreparedTokens, window: Sentence, names: Names): void {
	const [, meaning] = blocks;
	const met = new Set(featuresOf(meaning, prepared, window));
	const also = (probe: PreparedTokens) => featuresOf(meaning, probe, window).filter((hash) => met.has(hash));
	if (window.end - window.start === 1) nameWordsMeaning(prepared, window.start, names, also);
	else nameRuns(prepared, window, names, also);
	const [first, last] = [window.start, window.end - 1];
	const rest = first === last ? `form ${classedName(prepared, first)} of ${conceptName(prepared, first)}` : undefined;
	name(names, [...met], rest ?? `classes ${className(prepared, first)} … ${className(prepared, last)}`);
}

/** Tells which features of a window a changed reading of it has too. */
type Also = (probe: PreparedTokens) => readonly number[];

function nameWordsMeaning(prepared: PreparedTokens, at: number, names: Names, also: Also): void {
	const alone = prepared.meanings.map((meaning) => meaning && { ...meaning, wordClass: 0, grammar: 0 });
	const classes = prepared.meanings.map((meaning) => meaning && { ...meaning, concept: 0, grammar: 0 });
	name(names, also({ ...prepared, meanings: alone }), `concept ${conceptName(prepared, at)}`);
	name(names, also({ ...prepared, meanings: classes }), `class ${className(prepared, at)}`);
}

function nameRuns(prepared: PreparedTokens, { start, end }: Sentence, names: Names, also: Also): void {
	const places = Array.from({ length: end - start }, (_, at) => start + at);
	const meanings = prepared.words.map(() => undefined);
	// No word has these hashes, so whatever remains comes from the other reading.
	const nothing = prepared.words.map((_, at) => -1 - at);
	const joined = (what: (prepared: PreparedTokens, at: number) => string) =>
		places.map((at) => what(prepared, at)).join(" ");
	name(names, also({ ...prepared, meanings, classes: nothing }), `concepts ${joined(conceptName)}`);
	name(names, also({ ...prepared, meanings, concepts: nothing }), `classes ${joined(classedName)}`);
}

/** What a smaller window named keeps its name. */
function name(names: Names, hashes: readonly number[], text: string): void {
	for (const hash of hashes) if (!names.has(hash)) names.set(hash, text);
}

function featuresOf(block: Block, prepared: PreparedTokens, window: Sentence): readonly number[] {
	const hashes: number[] = [];
	block(prepared, window, (hash) => hashes.push(hash));
	return hashes;
}

let conceptNames: ReadonlyMap<number, string> | undefined;

/** Concepts, classes and grammar by their hashes. */
function nameOfHash(hash: number): string | undefined {
	conceptNames ??= new Map(
		readVocabularyFiles()
			.flatMap(({ text }) => text.trim().split("\n"))
			.flatMap((line) => line.split("\t").slice(0, -1))
			.map((each) => [hashOf(each), each]),
	);
	return conceptNames.get(hash);
}

function conceptName(prepared: PreparedTokens, at: number): string {
	return nameOfHash(prepared.meanings[at]?.concept ?? 0) ?? prepared.words[at]?.text ?? "";
}

function className(prepared: PreparedTokens, at: number): string {
	return nameOfHash(prepared.meanings[at]?.wordClass ?? 0) ?? conceptName(prepared, at);
}

function classedName(prepared: PreparedTokens, at: number): string {
	const { wordClass = 0, grammar = 0 } = prepared.meanings[at] ?? {};
	const parts = [nameOfHash(wordClass), nameOfHash(grammar)].filter((part) => part !== undefined);
	return parts.length === 0 ? conceptName(prepared, at) : parts.join(".");
}
