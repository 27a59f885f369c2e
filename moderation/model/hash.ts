/** Start and prime of FNV-1a, 32 bits (Fowler, Noll, Vo). */
const start = 0x811c9dc5;
const prime = 0x01000193;

/** Takes one number into a running hash. */
export function mixIn(hash: number, value: number): number {
	return Math.imul(hash ^ value, prime);
}

/** A running hash that begins with `kind`, so that features of different kinds do not meet. */
export function hashFrom(kind: number): number {
	return mixIn(start, kind);
}

/** Spreads a running hash over all 32 bits (the finaliser of xxHash's kind: shifts and odd multipliers). */
export function finish(hash: number): number {
	let mixed = hash ^ (hash >>> 15);
	mixed = Math.imul(mixed, 0x2c1b3c6d);
	mixed ^= mixed >>> 12;
	mixed = Math.imul(mixed, 0x297a2d39);
	return (mixed ^ (mixed >>> 15)) >>> 0;
}

/** Hash of a text by its UTF-16 code units; never 0, which stands for nothing. */
export function hashOf(text: string): number {
	let hash = start;
	for (let at = 0; at < text.length; at += 1) hash = mixIn(hash, text.charCodeAt(at));
	return finish(hash) || 1;
}
