/** Numbers from 0 up to, not including, 1, always the same for a seed (mulberry32). */
export function randomFrom(seed: number): () => number {
	let state = seed | 0;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
}

/** Puts an array into random order, in place (Fisher and Yates). */
export function shuffle(values: Int32Array, random: () => number): void {
	for (let at = values.length - 1; at > 0; at -= 1) {
		const other = Math.floor(random() * (at + 1));
		const kept = values[at] ?? 0;
		values[at] = values[other] ?? 0;
		values[other] = kept;
	}
}
