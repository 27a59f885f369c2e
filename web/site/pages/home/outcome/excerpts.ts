import type { Span } from "#contract/moderation.ts";
import { firstPlace, type Place } from "#web/site/pages/home/place/place.ts";

/** A short quotation from a text. */
export interface Excerpt {
	/** In order; the marked ones are the places it is about. */
	readonly pieces: readonly Piece[];
	/** The first of these places, with those close upon it. */
	readonly place: Place | undefined;
}

interface Piece {
	readonly text: string;
	readonly marked: boolean;
}

/** Code units of context on each side, before it is cut back to a whole word. */
const context = 32;
const mostPlaces = 3;

/**
 * The places of `spans` (in order, not overlapping) in a text as short quotations, cut between words and with an
 * ellipsis where cut. Places so near that their quotations would overlap share one.
 */
export function excerptsOf(text: string, spans: readonly Span[]): Excerpt[] {
	const places = spans.filter(({ start, end }) => start >= 0 && start < end && end <= text.length).slice(0, mostPlaces);
	return groupsOf(places).map((group) => ({ pieces: quote(text, group), place: firstPlace(text, group) }));
}

function groupsOf(places: readonly Span[]): Span[][] {
	const groups: Span[][] = [];
	for (const place of places) {
		const group = groups.at(-1);
		const last = group?.at(-1);
		if (group !== undefined && last !== undefined && place.start - last.end <= 2 * context) group.push(place);
		else groups.push([place]);
	}
	return groups;
}

function quote(text: string, places: readonly Span[]): Piece[] {
	const pieces: Piece[] = [];
	let at = 0;
	for (const { start, end } of places) {
		const before = text.slice(at, start);
		pieces.push(
			{ text: at === 0 ? tailOf(before) : before, marked: false },
			{ text: text.slice(start, end), marked: true },
		);
		at = end;
	}
	pieces.push({ text: headOf(text.slice(at)), marked: false });
	return pieces.filter((piece) => piece.text !== "");
}

function tailOf(text: string): string {
	if (text.length <= context) return text;
	return `…${text.slice(-context).replace(/^\S*\s*/u, "")}`;
}

function headOf(text: string): string {
	if (text.length <= context) return text;
	return `${text.slice(0, context).replace(/\s*\S*$/u, "")}…`;
}
