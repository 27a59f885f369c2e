import type { Readable } from "node:stream";
import type { Letter } from "#contract/inbox.ts";
import { streamTexts } from "#server/http/stream-texts.ts";

/** Some letters and what comes after them, if anything does. */
export interface LetterBatch {
	readonly letters: readonly Letter[];
	/** Reads what follows; undefined when these are the last. */
	readonly next: (() => Promise<LetterBatch>) | undefined;
}

/**
 * All letters as one JSON array, batch by batch: the next one is read when the reader has taken the last, so that an
 * answer of any length holds one batch in memory. A failure on the way cuts the answer off, which no reader takes for whole.
 */
export function streamLetters(first: LetterBatch, onFailure: (error: unknown) => void): Readable {
	return streamTexts(jsonOf(first, onFailure));
}

async function* jsonOf(first: LetterBatch, onFailure: (error: unknown) => void): AsyncGenerator<string> {
	let isFirst = true;
	yield "[";
	try {
		for (let batch: LetterBatch | undefined = first; batch !== undefined; batch = await batch.next?.()) {
			const text = batch.letters.map((letter) => JSON.stringify(letter)).join(",");
			if (text !== "") yield isFirst ? text : `,${text}`;
			if (text !== "") isFirst = false;
		}
	} catch (error) {
		onFailure(error);
		throw error;
	}
	yield "]";
}
