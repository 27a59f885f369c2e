import type { Span } from "#contract/moderation.ts";

interface Part {
	readonly text: string;
	readonly isMarked: boolean;
	/** Where it starts, in UTF-16 code units. */
	readonly start: number;
}

/** A text cut where the spans begin and end; spans that overlap or reach beyond the text are joined and trimmed. */
export function markedParts(text: string, spans: readonly Span[]): readonly Part[] {
	const parts: Part[] = [];
	let at = 0;
	const add = (end: number, isMarked: boolean) => {
		if (end > at) parts.push({ text: text.slice(at, end), isMarked, start: at });
		at = Math.max(at, end);
	};
	for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
		add(Math.min(start, text.length), false);
		add(Math.min(end, text.length), true);
	}
	add(text.length, false);
	return parts;
}
