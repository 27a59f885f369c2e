import type { Span } from "#contract/moderation.ts";

/** A rewritten text that still knows, for each of its UTF-16 code units, the stretch of the original it stands for. */
export interface OffsetText {
	readonly text: string;
	/** Start in the original of code unit i. */
	readonly starts: ArrayLike<number>;
	/** End (exclusive) in the original of code unit i. */
	readonly ends: ArrayLike<number>;
}

/** The original stretch behind `text.slice(start, end)`; `start < end` within the text. */
export function originalSpan(view: OffsetText, start: number, end: number): Span {
	return { start: view.starts[start] ?? 0, end: view.ends[end - 1] ?? 0 };
}

/** Builds an offset text piece by piece. */
export interface OffsetWriter {
	/** Appends `piece`, which stands for the original's `start` to `end`. */
	write(piece: string, start: number, end: number): void;
	/** The same for a single code unit. */
	writeUnit(unit: number, start: number, end: number): void;
	finish(): OffsetText;
}

/** `length`: about how many code units there will be; more are no error. */
export function createOffsetWriter(length: number): OffsetWriter {
	// One more, so that twice as many are more.
	let units = new Uint16Array(length + 1);
	let starts = new Uint32Array(length + 1);
	let ends = new Uint32Array(length + 1);
	let written = 0;
	const grow = () => {
		units = copied(units, new Uint16Array(2 * units.length));
		starts = copied(starts, new Uint32Array(2 * starts.length));
		ends = copied(ends, new Uint32Array(2 * ends.length));
	};
	const writeUnit = (unit: number, start: number, end: number) => {
		if (written === units.length) grow();
		units[written] = unit;
		starts[written] = start;
		ends[written] = end;
		written += 1;
	};
	return {
		writeUnit,
		write(piece, start, end) {
			for (let at = 0; at < piece.length; at += 1) writeUnit(piece.charCodeAt(at), start, end);
		},
		finish: () => ({
			text: textOf(units.subarray(0, written)),
			starts: starts.subarray(0, written),
			ends: ends.subarray(0, written),
		}),
	};
}

function copied<T extends Uint16Array | Uint32Array>(from: T, to: T): T {
	to.set(from);
	return to;
}

/** As many arguments as a call may surely have. */
const maxArguments = 4096;

function textOf(units: Uint16Array): string {
	let text = "";
	for (let at = 0; at < units.length; at += maxArguments) {
		text += Reflect.apply(String.fromCharCode, undefined, units.subarray(at, at + maxArguments));
	}
	return text;
}
