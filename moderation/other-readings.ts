import { smallWords } from "#moderation/lists/small-words.ts";
import { isKnownWord } from "#moderation/vocabulary/vocabulary.ts";
import type { Views } from "./normalise.ts";

const latin = /^[a-z]+$/;
const moreSmallWords = "he she his her him no go up by or an they them us aux ou on en si te se ne me sa ses son";
const small = new Set([...Object.values(smallWords), moreSmallWords].join(" ").split(" "));
const letters = /\p{L}/u;
/** Shorter words are not run together out of three others. */
const minGlued = 9;
const maxGlued = 80;
const minParts = 3;
/** No note that can be sent has more; what is longer is not read twice. */
const maxWords = 500;
/** Of the letters of a note; where less is glued, the rest is read anyway. */
const minShare = 0.5;
const maxPart = 16;
/** Syllables: a note of nothing but such short pieces. */
const maxSyllable = 3;
const minSyllables = 4;
const minJoined = 6;
const minLines = 4;
/** Letters of a word, in the mean. */
const minMean = 3;
const maxLines = 60;

/**
 * What a note may also say, to be judged as well when it is accepted as it stands: mostly glued words (`iwillfindyou`)
 * taken apart, syllables and letters (`ki ll yo u`) put together. Mostly there is nothing.
 */
export function otherReadings(views: Views): readonly string[] {
	if (views.words.length > maxWords) return [];
	return [takenApart(views), putTogether(views), lettersJoined(views)].filter((reading) => reading !== undefined);
}

/** The note with its glued words taken apart; undefined when it has none. */
function takenApart({ folded, words }: Views): string | undefined {
	let text = "";
	let at = 0;
	let glued = 0;
	for (const { text: word, from, to } of words) {
		if (word.length < minGlued || word.length > maxGlued || !latin.test(word) || isKnownWord(word)) continue;
		const parts = partsOf(word);
		if (parts === undefined || parts.length < minParts) continue;
		text += `${folded.text.slice(at, from)}${parts.join(" ")}`;
		at = to;
		glued += word.length;
	}
	const all = words.reduce((sum, word) => sum + word.text.length, 0);
	return glued === 0 || glued < all * minShare ? undefined : text + folded.text.slice(at);
}

function putTogether({ words }: Views): string | undefined {
	const said = words.filter(({ text }) => letters.test(text));
	if (said.length < minSyllables || said.some(({ text }) => text.length > maxSyllable || !latin.test(text))) {
		return undefined;
	}
	const parts = partsOf(said.map(({ text }) => text).join(""), said.length - 1);
	return parts?.join(" ");
}

/** The note with letters that stand apart (`p.e.n.d.r.e`) joined, where they spell a word. */
function lettersJoined({ display, squeezed }: Views): string | undefined {
	const spelled = squeezed.filter(({ text }) => isKnownWord(text));
	if (spelled.length === 0) return undefined;
	const spans = [...spelled, { text: "", start: display.length, end: display.length }];
	return spans.map(({ text, start }, at) => `${display.slice(spans[at - 1]?.end ?? 0, start)}${text}`).join("");
}

/**
 * What the first letters of the lines spell, if they spell words. Verse does by chance, so only what a rule knows counts
 * against it.
 */
export function initialsOf({ folded }: Views): string | undefined {
	if (!folded.text.includes("\n")) return undefined;
	const lines = folded.text.split("\n").slice(0, maxLines);
	const initials = lines.map((line) => /[\p{L}\p{N}]/u.exec(line)?.[0] ?? "").join("");
	if (initials.length < minLines || !latin.test(initials)) return undefined;
	const parts = partsOf(initials) ?? [];
	return parts.length > 0 && initials.length >= parts.length * minMean ? parts.join(" ") : undefined;
}

/** The fewest known words that letters are made of; undefined when something is left over. */
function partsOf(text: string, most = Number.POSITIVE_INFINITY): readonly string[] | undefined {
	if (text.length < minJoined || text.length > maxGlued) return undefined;
	// best[end]: the cheapest way to make up the letters before `end`. A word costs one, a small one a little more.
	const best: { readonly cost: number; readonly length: number }[] = [{ cost: 0, length: 0 }];
	for (let end = 1; end <= text.length; end += 1) {
		let here = { cost: Number.POSITIVE_INFINITY, length: 0 };
		for (let length = 1; length <= Math.min(end, maxPart); length += 1) {
			const before = best[end - length]?.cost ?? Number.POSITIVE_INFINITY;
			const cost = before + costOf(text.slice(end - length, end));
			if (cost < here.cost) here = { cost, length };
		}
		best.push(here);
	}
	const parts: string[] = [];
	for (let end = text.length; end > 0; ) {
		const length = best[end]?.length ?? 0;
		if (length === 0) return undefined;
		parts.push(text.slice(end - length, end));
		end -= length;
	}
	return parts.length > most ? undefined : parts.reverse();
}

function costOf(part: string): number {
	if (small.has(part)) return 1.2;
	return part.length > 2 && isKnownWord(part) ? 1 : Number.POSITIVE_INFINITY;
}
