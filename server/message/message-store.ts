import type { Stationery } from "#contract/stationery.ts";
import type { Locale } from "#i18n/locales.ts";
import type { Queries } from "#server/database/engine.ts";
import { prepare } from "#server/database/prepare.ts";
import type { MessageTable } from "#server/database/schema.ts";
import type { Vault } from "#server/privacy/seal.ts";
import { createLetterQueries } from "./letter-queries.ts";
import type { Note, Standing } from "./message.ts";
import { createMessageTotals } from "./message-totals.ts";
import { keysOf, type NoteKeys } from "./note-keys.ts";
import { createRecipientAllowance } from "./recipient-allowance.ts";

/** A note to be stored: written at `at` (ms). */
export interface JudgedNote {
	readonly id: string;
	readonly note: Note;
	readonly standing: Standing;
	readonly locale: Locale;
	readonly at: number;
}

/** A note that was waiting and came again: with the time of delivery, the paper and the ink of now. */
type RejudgedNote = Omit<JudgedNote, "locale">;

/** Messages at rest. Addresses and texts enter sealed and leave opened; nothing else sees them stored. */
export function createMessageStore(vault: Vault) {
	const query = prepareQueries();
	const totals = createMessageTotals();

	return {
		...createRecipientAllowance(vault),
		...createLetterQueries(vault),

		/** A message as it is stored: for programs that insert many at once, and keep the totals themselves. */
		rowOf: (message: JudgedNote) => toRow(vault, message, keysOf(vault, message.note)),

		async insert(queries: Queries, message: JudgedNote, keys = keysOf(vault, message.note)): Promise<void> {
			await query.insert(queries, toRow(vault, message, keys));
			await totals.add(queries, message.standing.status, 1);
		},

		standingOf,
		waitOn,
		changeStationery,

		/** Moves a pending message on; gives when it was written. Undefined: somebody else decided it first. */
		async decidePending(queries: Queries, { id, note, standing, at }: RejudgedNote): Promise<number | undefined> {
			const decided = await queries
				.updateTable("message")
				.set((row) => ({
					...columnsOf(standing),
					...scheduleOf(standing, note.deliverAt),
					...stationeryColumns(note),
					decided_at: at,
					version: row("version", "+", 1),
				}))
				.where("id", "=", id)
				.where("moderation_status", "=", "pending")
				.returning("created_at")
				.executeTakeFirst();
			if (decided !== undefined) await totals.move(queries, "pending", standing.status);
			return decided?.created_at;
		},
	};
}

export type MessageStore = ReturnType<typeof createMessageStore>;

/** Where a message stands, and until when it waits (ms); undefined when there is none of this id. */
async function standingOf(
	queries: Queries,
	id: string,
): Promise<Pick<MessageTable, "moderation_status" | "deliver_at" | "reported_at" | "sender_erased_at"> | undefined> {
	return queries
		.selectFrom("message")
		.select(["moderation_status", "deliver_at", "reported_at", "sender_erased_at"])
		.where("id", "=", id)
		.executeTakeFirst();
}

/** Keeps with a waiting note why it waits since it was judged once more. False: it waits no longer. */
async function waitOn(
	queries: Queries,
	{ id, note, standing }: Pick<JudgedNote, "id" | "note" | "standing">,
): Promise<boolean> {
	const { numUpdatedRows } = await queries
		.updateTable("message")
		.set({ ...columnsOf(standing), ...stationeryColumns(note) })
		.where("id", "=", id)
		.where("moderation_status", "=", "pending")
		.executeTakeFirstOrThrow();
	return numUpdatedRows > 0n;
}

/** Puts a waiting note on the paper that it came on last. */
async function changeStationery(queries: Queries, { id, note }: Pick<JudgedNote, "id" | "note">): Promise<void> {
	await queries
		.updateTable("message")
		.set(stationeryColumns(note))
		.where("id", "=", id)
		.where("moderation_status", "=", "pending")
		.execute();
}

function toRow(vault: Vault, { id, note, standing, locale, at }: JudgedNote, keys: NoteKeys): NewMessage {
	return {
		id,
		recipient_key: keys.recipient,
		mailbox_key: keys.mailbox,
		recipient_sealed: vault.seal(note.recipient, `message/${id}/recipient`),
		text_key: keys.text,
		text_sealed: vault.seal(note.text, `message/${id}/text`),
		...columnsOf(standing),
		...scheduleOf(standing, note.deliverAt),
		...stationeryColumns(note),
		locale,
		created_at: at,
		version: 1,
		waiting_since: standing.status === "pending" ? at : null,
	};
}

function columnsOf(standing: Standing) {
	return {
		moderation_status: standing.status,
		moderation_category: standing.category,
		moderation_spans: standing.spans.length === 0 ? null : JSON.stringify(standing.spans),
		moderation_model: standing.model,
		moderation_confidence: standing.confidence === null ? null : Math.round(1_000 * standing.confidence),
		moderation_readings: standing.readings === null ? null : JSON.stringify(standing.readings),
	};
}

/** What is refused waits for nothing. */
function scheduleOf({ status }: Standing, deliverAt: number | undefined) {
	const at = status === "rejected" ? null : (deliverAt ?? null);
	return { scheduled_for: at, deliver_at: at };
}

function stationeryColumns({ paper, ink }: Stationery) {
	return { paper: paper ?? null, ink: ink ?? null };
}

/** A message of which nobody has said anything yet. */
type NewMessage = Omit<
	MessageTable,
	| "moderation_notes_sealed"
	| "decided_at"
	| "decided_by"
	| "reported_at"
	| "report_reason"
	| "sender_erased_at"
	| "decided_category"
	| "overturned_from"
	| "thanked"
>;

/** What every note and every look-up runs. */
function prepareQueries() {
	return {
		insert: prepare((queries, row: NewMessage) =>
			queries.insertInto("message").values({
				id: row.id,
				recipient_key: row.recipient_key,
				mailbox_key: row.mailbox_key,
				recipient_sealed: row.recipient_sealed,
				text_key: row.text_key,
				text_sealed: row.text_sealed,
				moderation_status: row.moderation_status,
				moderation_category: row.moderation_category,
				moderation_spans: row.moderation_spans,
				moderation_model: row.moderation_model,
				moderation_confidence: row.moderation_confidence,
				moderation_readings: row.moderation_readings,
				locale: row.locale,
				created_at: row.created_at,
				scheduled_for: row.scheduled_for,
				deliver_at: row.deliver_at,
				version: row.version,
				waiting_since: row.waiting_since,
				paper: row.paper,
				ink: row.ink,
			}),
		),
	};
}
