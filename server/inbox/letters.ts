import type { Letter } from "#contract/inbox.ts";
import { limits } from "#contract/limits.ts";
import type { Config } from "#server/config.ts";
import type { Database } from "#server/database/engine.ts";
import type { Log } from "#server/log.ts";
import type { StoredLetter } from "#server/message/letter-queries.ts";
import type { MessageStore } from "#server/message/message-store.ts";
import type { LetterBatch } from "./letter-stream.ts";

interface LettersBase {
	readonly config: Pick<Config, "hearts">;
	readonly database: Database;
	readonly messages: MessageStore;
	readonly log: Log;
}

/** The letters of a recipient, by the key of their address. */
export function createLetters({ config, database, messages, log }: LettersBase) {
	const onBroken = (message: string) =>
		log.error({ message }, "a stored letter does not open: altered, or sealed under another secret");

	const toLetter = ({ id, sentAt, text, stationery, isThanked }: StoredLetter): Letter => ({
		id,
		created_at: new Date(sentAt).toISOString(),
		message_content: text,
		...stationery,
		...(config.hearts && isThanked && { thanked: true }),
	});

	async function batch(recipientKey: string, before?: string): Promise<LetterBatch> {
		const wish = { recipientKey, limit: limits.lettersAtOnce, before };
		const { letters, lastId } = await database.read((queries) => messages.letters(queries, wish, onBroken));
		return {
			letters: letters.map(toLetter),
			next: lastId === undefined ? undefined : () => batch(recipientKey, lastId),
		};
	}

	return {
		/** A page of letters with their numbers, which need not be counted when there are none. */
		page(recipientKey: string, limit: number, before: string | undefined): Promise<Letter[]> {
			return database.read(async (queries) => {
				const { letters, firstId } = await messages.letters(queries, { recipientKey, limit, before }, onBroken);
				if (firstId === undefined) return [];
				const highest = await messages.countLetters(queries, recipientKey, firstId);
				return letters.map((letter) => ({ ...toLetter(letter), number: highest - letter.place }));
			});
		},

		/** All letters, as many at a time as a page has at most. */
		batch,

		onCutOff: (error: unknown) => log.warn({}, "an answer with many letters was cut off", error),
	};
}

export type Letters = ReturnType<typeof createLetters>;
