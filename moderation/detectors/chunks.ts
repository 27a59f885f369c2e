/** A stretch without white space, in offsets of the text it comes from. */
export interface Chunk {
	readonly text: string;
	readonly from: number;
}

const chunk = /[^\s"“”«»<>()[\]{},;]+/gu;
const maxChunk = 300;

/** The stretches between white space, quotes and brackets; longer ones are cut, since no address is that long. */
export function chunksOf(text: string): readonly Chunk[] {
	const chunks: Chunk[] = [];
	for (const match of text.matchAll(chunk)) {
		for (let at = 0; at < match[0].length; at += maxChunk) {
			chunks.push({ text: match[0].slice(at, at + maxChunk), from: match.index + at });
		}
	}
	return chunks;
}
