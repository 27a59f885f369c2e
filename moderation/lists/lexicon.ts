import type { Span } from "#contract/moderation.ts";
import { foldWord } from "#moderation/normalisation/fold-characters.ts";
import type { Views } from "#moderation/normalise.ts";

/** A list of words, prepared for look-up in the views of a note. */
export interface Lexicon {
	readonly words: ReadonlySet<string>;
	/** By length and first letter, for words in which asterisks hide letters. */
	readonly masked: ReadonlyMap<string, readonly string[]>;
	readonly longest: number;
	/** The first four letters of all words. */
	readonly beginnings: ReadonlySet<string>;
}

const minJoined = 4;
const maxJoined = 60;

export function createLexicon(list: string): Lexicon {
	const words = list
		.trim()
		.split(/\s+/)
		.map(foldWord)
		.filter((word) => word !== "");
	const masked = new Map<string, string[]>();
	for (const word of words) {
		const key = maskKey(word);
		masked.set(key, [...(masked.get(key) ?? []), word]);
	}
	return {
		words: new Set(words),
		masked,
		longest: Math.max(...words.map((word) => word.length)),
		beginnings: new Set(words.map((word) => word.slice(0, minJoined))),
	};
}

/** Where a listed word stands: whole words, their leetspeak and drawn-out spellings, masked or spaced letters. */
export function findWords(lexicon: Lexicon, views: Views): readonly Span[] {
	const spans: Span[] = [];
	for (const word of views.words) {
		if (isListed(lexicon, word.text, word.readings)) spans.push({ start: word.start, end: word.end });
	}
	for (const run of views.squeezed) {
		if (containsListed(lexicon, run.text)) spans.push({ start: run.start, end: run.end });
	}
	return spans;
}

function isListed(lexicon: Lexicon, text: string, readings: readonly string[]): boolean {
	if (text.length > lexicon.longest * 2) return false;
	if (lexicon.words.has(text) || readings.some((reading) => lexicon.words.has(reading))) return true;
	return text.includes("*") && isMasked(lexicon, text);
}

function isMasked(lexicon: Lexicon, text: string): boolean {
	const candidates = lexicon.masked.get(maskKey(text)) ?? [];
	return candidates.some((word) => [...word].every((letter, at) => text[at] === letter || text[at] === "*"));
}

function maskKey(word: string): string {
	return `${word.charAt(0)}${word.length}`;
}

/** Joined letters carry no word borders, so a listed word of some length may begin anywhere in them. */
function containsListed(lexicon: Lexicon, joined: string): boolean {
	const text = joined.slice(0, maxJoined);
	if (lexicon.words.has(text)) return true;
	for (let start = 0; start + minJoined <= text.length; start += 1) {
		if (!lexicon.beginnings.has(text.slice(start, start + minJoined))) continue;
		const reach = Math.min(text.length, start + lexicon.longest);
		for (let end = start + minJoined; end <= reach; end += 1) {
			if (lexicon.words.has(text.slice(start, end))) return true;
		}
	}
	return false;
}
