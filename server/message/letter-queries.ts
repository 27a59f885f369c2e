import { chosenStationery, type Stationery } from "#contract/stationery.ts";
import type { Queries } from "#server/database/engine.ts";
import { prepare } from "#server/database/prepare.ts";
import type { MessageTable } from "#server/database/schema.ts";
import { SealBroken, type Vault } from "#server/privacy/seal.ts";

/** A letter as it is read: `sentAt` in milliseconds since the epoch. */
export interface StoredLetter {
	readonly id: string;
	readonly sentAt: number;
	readonly text: string;
	readonly stationery: Stationery;
	/** Whether its reader has thanked for it. */
	readonly isThanked: boolean;
	/** How many letters of its page are newer. */
	readonly place: number;
}

/** Some of the letters of an address, newest first. */
export interface LetterPage {
	readonly letters: readonly StoredLetter[];
	/** Undefined when there are none. */
	readonly firstId: string | undefined;
	/** Of the last one; undefined when no letter can follow. */
	readonly lastId: string | undefined;
}

interface PageWish {
	/** As `recipientKey` gives it. */
	readonly recipientKey: string;
	readonly limit: number;
	/** Only letters older than this one. */
	readonly before: string | undefined;
}

/** Letters as their recipient reads them. */
export function createLetterQueries(vault: Vault) {
	const query = prepareQueries();
	return {
		/** The newest approved letters of a recipient. A row whose seal is broken is passed to `onBroken` and left out. */
		async letters(queries: Queries, wish: PageWish, onBroken: (id: string) => void): Promise<LetterPage> {
			const { recipientKey: recipient_key, limit, before } = wish;
			const { newest, older } = query.lettersAtOnce(limit);
			const { rows } = await (before === undefined
				? newest(queries, { recipient_key })
				: older(queries, { recipient_key, before }));
			const letters = rows.flatMap((row, place) => {
				const text = openText(vault, row, onBroken);
				const sentAt = row.scheduled_for ?? row.created_at;
				return text === undefined
					? []
					: { id: row.id, sentAt, text, stationery: chosenStationery(row), isThanked: row.thanked !== null, place };
			});
			return { letters, firstId: rows[0]?.id, lastId: rows.length < limit ? undefined : rows.at(-1)?.id };
		},

		/** How many approved letters of a recipient are as old as one of them or older. */
		async countLetters(queries: Queries, recipientKey: string, id: string): Promise<number> {
			const { rows } = await query.countLetters(queries, { recipient_key: recipientKey, id });
			return Number(rows[0]?.count);
		},
	};
}

function openText(
	vault: Vault,
	row: Pick<MessageTable, "id" | "text_sealed">,
	onBroken: (id: string) => void,
): string | undefined {
	try {
		return vault.open(row.text_sealed, `message/${row.id}/text`);
	} catch (error) {
		if (!(error instanceof SealBroken)) throw error;
		onBroken(row.id);
		return undefined;
	}
}

/** All of them read a range of the index of recipients. */
function prepareQueries() {
	const ofRecipient = (queries: Queries, recipient_key: string) =>
		queries
			.selectFrom("message")
			.where("recipient_key", "=", recipient_key)
			.where("moderation_status", "=", "approved")
			.where("deliver_at", "is", null);
	const newest = (queries: Queries, recipient_key: string, limit: number) =>
		ofRecipient(queries, recipient_key)
			.select(["id", "created_at", "scheduled_for", "text_sealed", "paper", "ink", "thanked"])
			.orderBy("id", "desc")
			.limit(limit);
	const withLimit = (limit: number) => ({
		newest: prepare((queries, asked: { recipient_key: string }) => newest(queries, asked.recipient_key, limit)),
		older: prepare((queries, asked: { recipient_key: string; before: string }) =>
			newest(queries, asked.recipient_key, limit).where("id", "<", asked.before),
		),
	});
	/** By their limit, which is a constant of each: as many as a page may have letters. */
	const withLimits = new Map<number, ReturnType<typeof withLimit>>();
	return {
		lettersAtOnce(limit: number) {
			const found = withLimits.get(limit) ?? withLimit(limit);
			withLimits.set(limit, found);
			return found;
		},
		countLetters: prepare((queries, { recipient_key, id }: { recipient_key: string; id: string }) =>
			ofRecipient(queries, recipient_key)
				.select(({ fn }) => fn.countAll().as("count"))
				.where("id", "<=", id),
		),
	};
}
