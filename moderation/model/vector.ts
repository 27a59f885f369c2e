import { type Emit, meaningFeatures, type PreparedTokens, spellingFeatures } from "./features.ts";
import { structureFeatures } from "./structure-features.ts";
import type { Sentence } from "./tokens.ts";

/** Features of a window by the buckets they fall into, each bucket once, and how often. */
export interface Counts {
	readonly buckets: Int32Array;
	readonly counts: Uint16Array;
}

/** Features are counted in two blocks, so that the many runs of letters do not drown what the words mean. */
export const blocks = [spellingFeatures, meaningAndStructure] as const;

function meaningAndStructure(tokens: PreparedTokens, window: Sentence, emit: Emit): void {
	meaningFeatures(tokens, window, emit);
	structureFeatures(tokens, window, emit);
}

/** A feature that comes often counts for more, but ever less so. */
export function frequency(count: number): number {
	return count === 1 ? 1 : 1 + Math.log(count);
}

/** Different features of one window; what is more is left out, which only a hostile text could have. */
const maxFeatures = 65_536;

/**
 * Makes a counter of features over `2 ** bits` buckets. What it gives is valid until its next call:
 * it writes into the same tables every time.
 */
export function createCounter(bits: number) {
	const mask = 2 ** bits - 1;
	const table = new Uint16Array(2 ** bits);
	const buckets = new Int32Array(maxFeatures);
	const counts = new Uint16Array(maxFeatures);
	let met = 0;
	const emit = (hash: number): void => {
		const bucket = hash & mask;
		const before = table[bucket] ?? 0;
		if (before === 0) {
			if (met === maxFeatures) return;
			buckets[met] = bucket;
			met += 1;
		}
		if (before < 65_535) table[bucket] = before + 1;
	};

	return (block: (typeof blocks)[number], tokens: PreparedTokens, window: Sentence): Counts => {
		met = 0;
		block(tokens, window, emit);
		for (let at = 0; at < met; at += 1) {
			const bucket = buckets[at] ?? 0;
			counts[at] = table[bucket] ?? 0;
			table[bucket] = 0;
		}
		return { buckets: buckets.subarray(0, met), counts: counts.subarray(0, met) };
	};
}
