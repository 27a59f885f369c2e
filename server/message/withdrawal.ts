import { sql } from "kysely";
import type { Queries } from "#server/database/engine.ts";
import type { LinkOwner } from "#server/privacy/link-token.ts";
import type { MessageTotals } from "./message-totals.ts";

/** `recipientKey` is empty where only the mailbox is known. */
type Mailbox = Pick<LinkOwner, "mailboxKey" | "recipientKey">;

/** Deletes what a mailbox has not received yet. Its states are literals: only then does SQLite see which index holds them. */
export function createWithdrawal(totals: MessageTotals) {
	/** An e-mail about to be sent finds its row gone; what comes from no note, as a confirmation, stays. */
	async function deleteEmails(queries: Queries, { mailboxKey, recipientKey }: Mailbox): Promise<void> {
		const notes = queries.selectFrom("message").select("id");
		await queries
			.deleteFrom("delivery")
			.where("state", "=", sql.lit("queued"))
			.where("mailbox_key", "=", mailboxKey)
			.where("source_id", "in", notes)
			.execute();
		// Those of the link's own address also when they were queued before mailboxes were kept. Were the state a column here,
		// SQLite would go through all that is queued.
		await queries
			.deleteFrom("delivery")
			.where(sql`coalesce(state, '')`, "=", sql.lit("queued"))
			.where("source_id", "in", notes.where("recipient_key", "=", recipientKey))
			.execute();
	}

	async function deleteWaitingNotes(queries: Queries, { mailboxKey, recipientKey }: Mailbox): Promise<void> {
		// A note that was reported stays for whoever has to look at it.
		const waiting = () =>
			queries
				.deleteFrom("message")
				.where("moderation_status", "=", sql.lit("pending"))
				.where("reported_at", "is", null);
		const ofMailbox = await waiting().where("mailbox_key", "=", mailboxKey).returning("id").execute();
		const ofAddress = await waiting().where("recipient_key", "=", recipientKey).returning("id").execute();
		const count = ofMailbox.length + ofAddress.length;
		if (count > 0) await totals.add(queries, "pending", -count);
	}

	async function deleteScheduledNotes(queries: Queries, { mailboxKey }: Mailbox): Promise<void> {
		const deleted = await queries
			.deleteFrom("message")
			.where("mailbox_key", "=", mailboxKey)
			.where("deliver_at", "is not", null)
			.where("moderation_status", "=", sql.lit("approved"))
			.returning("id")
			.execute();
		if (deleted.length > 0) await totals.add(queries, "approved", -deleted.length);
	}

	/** E-mails of notes that still wait, to any address of the mailbox, and notes that wait for a moderator or their time. */
	return async (queries: Queries, owner: Mailbox): Promise<void> => {
		await deleteEmails(queries, owner);
		await deleteScheduledNotes(queries, owner);
		await deleteWaitingNotes(queries, owner);
	};
}

export type WithdrawWaiting = ReturnType<typeof createWithdrawal>;
