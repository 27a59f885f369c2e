import { Readable } from "node:stream";
import { setImmediate as nextTurn } from "node:timers/promises";

/**
 * An answer that is made while it is read: one text is being sent and one is ready. The event loop turns after each, or
 * readers whose network takes much at once would keep all others waiting: SQLite answers without a turn.
 */
export function streamTexts(texts: AsyncIterable<string>): Readable {
	return Readable.from(withTurns(texts), { highWaterMark: 1 });
}

async function* withTurns(texts: AsyncIterable<string>): AsyncGenerator<string> {
	for await (const text of texts) {
		yield text;
		await nextTurn();
	}
}
