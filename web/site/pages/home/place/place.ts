import type { Span } from "#contract/moderation.ts";

/** Some words of a note, and where they begin in it once it is trimmed (UTF-16 code units). */
export interface Place {
	readonly start: number;
	readonly text: string;
}

/** Code units between two places that a reader takes for one, as in "call me on" and the number after it. */
const shortGap = 8;

/** The first place of `spans` (in order), with those that follow close upon it; undefined where there is none. */
export function firstPlace(text: string, [first, ...others]: readonly Span[]): Place | undefined {
	if (first === undefined) return undefined;
	let { end } = first;
	for (const other of others) {
		if (other.start - end <= shortGap) end = other.end;
	}
	return { start: first.start, text: text.slice(first.start, end) };
}

/** Each of `spans` that lies in the text. */
export function placesOf(text: string, spans: readonly Span[]): Place[] {
	return spans
		.filter(({ start, end }) => start >= 0 && start < end && end <= text.length)
		.map(({ start, end }) => ({ start, text: text.slice(start, end) }));
}

/** Where the words of a place stand in what the field holds now; undefined when they are gone. */
export function findPlace(value: string, { start, text }: Place): { start: number; end: number } | undefined {
	const expected = value.length - value.trimStart().length + start;
	const at = value.startsWith(text, expected) ? expected : value.indexOf(text);
	return text === "" || at < 0 ? undefined : { start: at, end: at + text.length };
}

/** Moves the focus into the field and selects the words of a place, if they are still there. */
export function selectPlace(field: HTMLTextAreaElement, place: Place | undefined): void {
	const found = place && findPlace(field.value, place);
	if (found !== undefined) field.setSelectionRange(found.start, found.end);
	// The browser scrolls to the selection only when the field takes the focus anew.
	field.blur();
	field.focus();
}
