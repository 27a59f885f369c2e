import { sql } from "kysely";
import { allowanceAddress, canonicalAddress } from "#contract/email-address.ts";
import type { Locale } from "#i18n/locales.ts";
import type { Queries } from "#server/database/engine.ts";
import { prepare } from "#server/database/prepare.ts";
import type { MessageTable } from "#server/database/schema.ts";
import { SealBroken, type Vault } from "#server/privacy/seal.ts";
import type { Note, Standing } from "./message.ts";
import { createMessageTotals } from "./message-totals.ts";

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
	const totals = createMessageTotals();

	const rowOf = (id: string, note: Note, standing: Standing, locale: Locale, now: number) => ({
		id,
		recipient_key: recipientKey(note.recipient),
		recipient_sealed: vault.seal(note.recipient, `message/${id}/recipient`),
		text_key: textKey(note),
		text_sealed: vault.seal(note.text, `message/${id}/text`),
		...columnsOf(standing),
		locale,
		created_at: now,
	});

	return {
		/** A message as it is stored: for programs that insert many at once, and keep the totals themselves. */
		rowOf,

		async insert(
			queries: Queries,
			id: string,
			note: Note,
			standing: Standing,
			locale: Locale,
			now: number,
		): Promise<void> {
			await query.insert(queries, rowOf(id, note, standing, locale, now));
			await totals.add(queries, standing.status, 1);
		},

		/** The id of the same note waiting for a judgement, if there is one. */
		async findPending(queries: Queries, note: Note): Promise<string | undefined> {
			const { rows } = await query.findPending(queries, { text_key: textKey(note) });
			return rows[0]?.id;
		},

		/** Moves a pending message on; gives when it was written. Undefined: somebody else decided it first. */
		async decidePending(queries: Queries, id: string, standing: Standing, now: number): Promise<number | undefined> {
			const decided = await queries
				.updateTable("message")
				.set({ ...columnsOf(standing), decided_at: now })
				.where("id", "=", id)
				.where("moderation_status", "=", "pending")
				.returning("created_at")
				.executeTakeFirst();
			if (decided !== undefined) await totals.move(queries, "pending", standing.status);
			return decided?.created_at;
		},

		/** Takes one from a recipient's allowance for a day (YYYY-MM-DD, UTC); false when it is used up. Exact under concurrency. */
		async takeAllowance(queries: Queries, recipient: string, day: string, allowance: number): Promise<boolean> {
			const recipient_key = vault.key("allowance", allowanceAddress(recipient));
			const { rows } = await query.takeAllowance(queries, { recipient_key, day, allowance });
			return rows.length > 0;
		},

		/** Gives back what `takeAllowance` took. */
		async returnAllowance(queries: Queries, recipient: string, day: string): Promise<void> {
			await queries
				.updateTable("recipient_day")
				.set({ count: sql<number>`count - 1` })
				.where("recipient_key", "=", vault.key("allowance", allowanceAddress(recipient)))
				.where("day", "=", day)
				.where("count", ">", 0)
				.execute();
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
		moderation_spans: standing.spans.length === 0 ? null : JSON.stringify(standing.spans),
		moderation_model: standing.model,
	};
}

/** A message before anybody has decided anything about it by hand. */
type NewMessage = Omit<MessageTable, "moderation_notes_sealed" | "decided_at" | "decided_by">;

/** What every note and every look-up runs. */
function prepareQueries() {
	return {
		insert: prepare((queries, row: NewMessage) =>
			queries.insertInto("message").values({
				id: row.id,
				recipient_key: row.recipient_key,
				recipient_sealed: row.recipient_sealed,
				text_key: row.text_key,
				text_sealed: row.text_sealed,
				moderation_status: row.moderation_status,
				moderation_category: row.moderation_category,
				moderation_spans: row.moderation_spans,
				moderation_model: row.moderation_model,
				locale: row.locale,
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
