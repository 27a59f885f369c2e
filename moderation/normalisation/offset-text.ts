import type { Span } from "#contract/moderation.ts";

/** A rewritten text that still knows, for each of its UTF-16 code units, the stretch of the original it stands for. */
export interface OffsetText {
	readonly text: string;
	/** Start in the original of code unit i. */
	readonly starts: readonly number[];
	/** End (exclusive) in the original of code unit i. */
	readonly ends: readonly number[];
}

/** The original stretch behind `text.slice(start, end)`; `start < end` within the text. */
export function originalSpan(view: OffsetText, start: number, end: number): Span {
	return { start: view.starts[start] ?? 0, end: view.ends[end - 1] ?? 0 };
}

/** Builds an offset text piece by piece. */
export interface OffsetWriter {
	/** Appends `piece`, which stands for the original's `start` to `end`. */
	write(piece: string, start: number, end: number): void;
	finish(): OffsetText;
}

export function createOffsetWriter(): OffsetWriter {
	const pieces: string[] = [];
	const starts: number[] = [];
	const ends: number[] = [];
	return {
		write(piece, start, end) {
			pieces.push(piece);
			for (let unit = 0; unit < piece.length; unit += 1) {
				starts.push(start);
				ends.push(end);
			}
		},
		finish: () => ({ text: pieces.join(""), starts, ends }),
	};
}
