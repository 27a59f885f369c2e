import { parseEmailAddress } from "#contract/email-address.ts";
import { ExpectedError } from "#contract/errors.ts";
import { type Letter, readInbox } from "#contract/inbox.ts";
import { limits } from "#contract/limits.ts";
import type { Config } from "#server/config.ts";
import type { Database } from "#server/database/engine.ts";
import type { Serve } from "#server/http/serve.ts";
import type { Log } from "#server/log.ts";
import type { MessageStore, StoredLetter } from "#server/message/message-store.ts";
import { type LetterBatch, streamLetters } from "./letter-stream.ts";
import { createLookUpLimit } from "./look-up-limit.ts";

interface InboxBase {
	readonly config: Config;
	readonly database: Database;
	readonly messages: MessageStore;
	readonly log: Log;
}

/** What a recipient may do: read the letters of an address. */
export function serveInbox(serve: Serve, { config, database, messages, log }: InboxBase): void {
	const limitLookUps = createLookUpLimit(config.rateLimits.lookups);
	const onBroken = (message: string) =>
		log.error({ message }, "a stored letter does not open: altered, or sealed under another secret");

	/** A page of letters with their numbers, which need not be counted when there are none. */
	async function readPage(address: string, limit: number, before: string | undefined): Promise<Letter[]> {
		return database.read(async (queries) => {
			const { letters, firstId } = await messages.letters(queries, { address, limit, before }, onBroken);
			if (firstId === undefined) return [];
			const highest = await messages.countLetters(queries, address, firstId);
			return letters.map((letter) => ({ ...toLetter(letter), number: highest - letter.place }));
		});
	}

	async function readBatch(address: string, before?: string): Promise<LetterBatch> {
		const wish = { address, limit: limits.lettersAtOnce, before };
		const { letters, lastId } = await database.read((queries) => messages.letters(queries, wish, onBroken));
		return {
			letters: letters.map(toLetter),
			next: lastId === undefined ? undefined : () => readBatch(address, lastId),
		};
	}

	serve(readInbox, async ({ params, query: { limit, before } }, caller) => {
		const parsed = parseEmailAddress(params.email);
		if (!parsed.ok) throw new ExpectedError("invalid_input", `address_${parsed.rule}`, { field: "email" });
		await limitLookUps(caller);
		if (limit !== undefined) return readPage(parsed.address, Number(limit), before);
		const batch = await readBatch(parsed.address, before);
		if (batch.next === undefined) return [...batch.letters];
		return streamLetters(batch, (error) => log.warn({}, "an answer with many letters was cut off", error));
	});
}

function toLetter({ id, sentAt, text }: StoredLetter): Letter {
	return { id, created_at: new Date(sentAt).toISOString(), message_content: text };
}
