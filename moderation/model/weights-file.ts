import type { RefusalCategory } from "#contract/moderation.ts";

/** What was trained, but for the two tables of numbers. Kept as JSON at the beginning of the file. */
export interface WeightsHeader {
	readonly version: string;
	/** Features fall into `2 ** bits` buckets. */
	readonly bits: number;
	/** Weight of each block of features against the first. */
	readonly blockWeights: readonly number[];
	/** What the heads after the first stand for; the first tells whether a note is to be refused at all. */
	readonly categories: readonly RefusalCategory[];
	/** By head, what a level counts. */
	readonly scales: readonly number[];
	readonly biases: readonly number[];
	/** Score above which a note is refused, by the language that most of its words belong to. */
	readonly thresholds: Readonly<Record<string, number>>;
	/** Logistic curve from score to the chance that the note is one to refuse: `1 / (1 + exp(-(slope * score + offset)))`. */
	readonly chance: { readonly slope: number; readonly offset: number };
}

/** A trained model as it is kept. */
export interface Weights extends WeightsHeader {
	/** How much a bucket counts: a byte each, in proportion. */
	readonly emphasis: Uint8Array;
	/** Half a byte for each bucket and head, eight heads to a number, the first lowest: a place in `weightLevels`. */
	readonly levels: Uint32Array;
}

/** Heads that one number of `levels` holds. */
export const headsPerNumber = 8;

const steps = 7;

/**
 * The values that a weight is rounded to, in a 127th of the largest: 15 of them, closer to each other near 0, where most
 * weights are.
 */
export const weightLevels: readonly number[] = Array.from({ length: 2 * steps + 1 }, (_, index) => {
	const step = index - steps;
	return Math.round(Math.sign(step) * 127 * (Math.abs(step) / steps) ** (1 / 0.7));
});

// Magic word, length of the header (32 bits, little-endian), header (filled up to a multiple of four bytes with blanks),
// emphasis, levels (little-endian).
const magic = "BILLETDX";
const headerStart = magic.length + 4;

export function encodeWeights({ emphasis, levels, ...header }: Weights): Uint8Array {
	const json = JSON.stringify(header);
	const headerBytes = new TextEncoder().encode(json.padEnd(json.length + (-json.length & 3)));
	const bytes = new Uint8Array(headerStart + headerBytes.length + emphasis.length + levels.byteLength);
	bytes.set(new TextEncoder().encode(magic));
	new DataView(bytes.buffer).setUint32(magic.length, headerBytes.length, true);
	bytes.set(headerBytes, headerStart);
	bytes.set(emphasis, headerStart + headerBytes.length);
	bytes.set(
		new Uint8Array(levels.buffer, levels.byteOffset, levels.byteLength),
		headerStart + headerBytes.length + emphasis.length,
	);
	return bytes;
}

/** @throws Error that says what is wrong with the file and how to write it anew. */
export function decodeWeights(bytes: Uint8Array): Weights {
	const decoder = new TextDecoder();
	if (decoder.decode(bytes.subarray(0, magic.length)) !== magic) throw unusable(`it does not begin with ${magic}`);
	const headerLength = bytes.length < headerStart ? 0 : viewOf(bytes).getUint32(magic.length, true);
	const tablesStart = headerStart + headerLength;
	if (headerLength === 0 || tablesStart > bytes.length) throw unusable("it ends within its header");
	const header: WeightsHeader = JSON.parse(decoder.decode(bytes.subarray(headerStart, tablesStart)));
	const buckets = 2 ** header.bits;
	const numbers = buckets * numbersPerBucket(header);
	const expected = tablesStart + buckets + 4 * numbers;
	if (bytes.length !== expected) throw unusable(`it has ${bytes.length} bytes instead of ${expected}`);
	// Copied, so that they begin where numbers of four bytes may.
	const levelBytes = new Uint8Array(bytes.subarray(tablesStart + buckets));
	return {
		...header,
		emphasis: bytes.subarray(tablesStart, tablesStart + buckets),
		levels: new Uint32Array(levelBytes.buffer),
	};
}

/** How many numbers of `levels` a bucket has: one for every eight heads, the first head included. */
export function numbersPerBucket({ categories }: Pick<WeightsHeader, "categories">): number {
	return Math.ceil((categories.length + 1) / headsPerNumber);
}

function viewOf(bytes: Uint8Array): DataView {
	return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function unusable(reason: string): Error {
	return new Error(`The moderator's weights cannot be used: ${reason}. Write them anew: npm run moderation:train`);
}
