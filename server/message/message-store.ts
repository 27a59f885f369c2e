import { sql } from "kysely";
import { allowanceAddress, canonicalAddress } from "#contract/email-address.ts";
import type { Queries } from "#server/database/engine.ts";
import { prepare } from "#server/database/prepare.ts";
import type { MessageTable } from "#server/database/schema.ts";
import { SealBroken, type Vault } from "#server/privacy/seal.ts";
import type { Note, Standing } from "./message.ts";

/** A letter as it is read: `sentAt` in milliseconds since the epoch. */
export interface StoredLetter {
	readonly id: string;
	readonly sentAt: number;
	readonly text: string;
}

/** Messages at rest. Addresses and texts enter sealed and leave opened; nothing else sees them stored. */
export function createMessageStore(vault: Vault) {
	const recipientKey = (address: string) => vault.key("recipient", canonicalAddress(address));
	const textKey = (note: Note) => vault.key("text", JSON.stringify([canonicalAddress(note.recipient), note.text]));
	const query = prepareQueries();

	return {
		async insert(queries: Queries, id: string, note: Note, standing: Standing, now: number): Promise<void> {
			await query.insert(queries, {
				id,
				recipient_key: recipientKey(note.recipient),
				recipient_sealed: vault.seal(note.recipient, `message/${id}/recipient`),
				text_key: textKey(note),
				text_sealed: vault.seal(note.text, `message/${id}/text`),
				...columnsOf(standing),
				created_at: now,
			});
		},

		/** The id of the same note waiting for a judgement, if there is one. */
		async findPending(queries: Queries, note: Note): Promise<string | undefined> {
			const { rows } = await query.findPending(queries, { text_key: textKey(note) });
			return rows[0]?.id;
		},

		/** Moves a pending message on. False: somebody else decided it first. */
		async decidePending(queries: Queries, id: string, standing: Standing): Promise<boolean> {
			const result = await queries
				.updateTable("message")
				.set(columnsOf(standing))
				.where("id", "=", id)
				.where("moderation_status", "=", "pending")
				.executeTakeFirst();
			return result.numUpdatedRows > 0n;
		},

		/** Takes one from a recipient's allowance for a day (YYYY-MM-DD, UTC); false when it is used up. Exact under concurrency. */
		async takeAllowance(queries: Queries, recipient: string, day: string, allowance: number): Promise<boolean> {
			const recipient_key = vault.key("allowance", allowanceAddress(recipient));
			const { rows } = await query.takeAllowance(queries, { recipient_key, day, allowance });
			return rows.length > 0;
		},

		/** The approved letters of an address, newest first. A row whose seal is broken is passed to `onBroken` and left out. */
		async letters(queries: Queries, address: string, onBroken: (id: string) => void): Promise<readonly StoredLetter[]> {
			const { rows } = await query.letters(queries, { recipient_key: recipientKey(address) });
			return rows.flatMap((row) => {
				try {
					return { id: row.id, sentAt: row.created_at, text: vault.open(row.text_sealed, `message/${row.id}/text`) };
				} catch (error) {
					if (!(error instanceof SealBroken)) throw error;
					onBroken(row.id);
					return [];
				}
			});
		},
	};
}

export type MessageStore = ReturnType<typeof createMessageStore>;

function columnsOf(standing: Standing) {
	return {
		moderation_status: standing.status,
		moderation_category: standing.category,
		moderation_model: standing.model,
	};
}

/** What every note and every look-up runs. */
function prepareQueries() {
	return {
		insert: prepare((queries, row: Omit<MessageTable, "moderation_notes">) =>
			queries.insertInto("message").values({
				id: row.id,
				recipient_key: row.recipient_key,
				recipient_sealed: row.recipient_sealed,
				text_key: row.text_key,
				text_sealed: row.text_sealed,
				moderation_status: row.moderation_status,
				moderation_category: row.moderation_category,
				moderation_model: row.moderation_model,
				created_at: row.created_at,
			}),
		),
		findPending: prepare((queries, { text_key }: Pick<MessageTable, "text_key">) =>
			queries
				.selectFrom("message")
				.select("id")
				.where("text_key", "=", text_key)
				// A literal: only then does SQLite see that the index of waiting notes holds the answer.
				.where("moderation_status", "=", sql.lit("pending")),
		),
		takeAllowance: prepare((queries, taken: { recipient_key: string; day: string; allowance: number }) =>
			queries
				.insertInto("recipient_day")
				.values({ recipient_key: taken.recipient_key, day: taken.day, count: 1 })
				.onConflict((conflict) =>
					conflict
						.columns(["recipient_key", "day"])
						.doUpdateSet({ count: sql<number>`recipient_day.count + 1` })
						.where("recipient_day.count", "<", taken.allowance),
				)
				.returning("count"),
		),
		letters: prepare((queries, { recipient_key }: Pick<MessageTable, "recipient_key">) =>
			queries
				.selectFrom("message")
				.select(["id", "created_at", "text_sealed"])
				.where("recipient_key", "=", recipient_key)
				.where("moderation_status", "=", "approved")
				.orderBy("id", "desc"),
		),
	};
}
