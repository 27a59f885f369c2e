import type { Receipt, ReceiptState } from "#contract/receipt.ts";
import { refusalReasons } from "#i18n/category-words.ts";
import type { Locale } from "#i18n/locales.ts";
import type { Clock } from "#server/clock.ts";
import type { Queries } from "#server/database/engine.ts";
import type { DeliveryTable, MessageTable } from "#server/database/schema.ts";
import { lastEmail, type Outbox } from "#server/delivery/outbox.ts";
import type { NoteRemoval } from "./note-removal.ts";
import type { ReviewStore } from "./review-store.ts";
import { isoMoment } from "./reviewed-message.ts";

interface ReceiptDependencies {
	readonly reviews: ReviewStore;
	readonly outbox: Outbox;
	readonly removal: NoteRemoval;
	readonly clock: Clock;
	/** Whether readers can thank for letters. */
	readonly hearts: boolean;
}

/** How a note's e-mail stands. */
type Email = Pick<DeliveryTable, "state" | "attempts" | "settled_at">;

/**
 * What the holder of a note's receipt may see and do. A note that is gone is one that nobody stores any more, whoever
 * erased it, or that its sender erased while a report of it was open: nothing here tells of a report.
 */
export function createReceipts({ reviews, outbox, removal, clock, hearts }: ReceiptDependencies) {
	return {
		async read(queries: Queries, id: string, locale: Locale): Promise<Receipt> {
			const row = await reviews.find(queries, id);
			if (row === undefined || row.sender_erased_at !== null) return gone;
			const receipt = receiptOf(row, await lastEmail(queries, id), locale);
			return hearts && row.thanked !== null ? { ...receipt, thanked: true } : receipt;
		},

		/** Erases a note of which nothing has been sent and nothing can be read yet. False: it is too late for that. */
		async cancel(queries: Queries, id: string): Promise<boolean> {
			const row = await reviews.hold(queries, id);
			if (row === undefined || row.sender_erased_at !== null) return true;
			// What nobody has begun to send when it is deleted will be begun by nobody.
			const isWithdrawn = (await outbox.withdraw(queries, id)) === "withdrawn";
			if (!isWithdrawn && !canCancel(row, undefined)) return false;
			await removal.remove(queries, row, isWithdrawn);
			return true;
		},

		/** A note whose report is open can be read by nobody but the administrators, who may still look at what was reported. */
		async erase(queries: Queries, id: string): Promise<void> {
			const row = await reviews.hold(queries, id);
			if (row === undefined) return;
			if (row.reported_at !== null && row.moderation_status === "pending") {
				return reviews.markErasedBySender(queries, row, clock());
			}
			await removal.remove(queries, row, (await outbox.withdraw(queries, id)) === "withdrawn");
		},
	};
}

export type Receipts = ReturnType<typeof createReceipts>;

/** Of a note that is stored no longer. */
export const gone: Receipt = { state: "gone", canCancel: false };

function receiptOf(row: MessageTable, email: Email | undefined, locale: Locale): Receipt {
	const { scheduled_for, created_at } = row;
	const state = stateOf(row, email);
	const category = state === "refused" ? (row.decided_category ?? row.moderation_category) : null;
	const settledAt = state === "not_emailed" ? null : isoMoment(email?.settled_at ?? null);
	return {
		state,
		receivedAt: new Date(created_at).toISOString(),
		...(scheduled_for !== null && { scheduledFor: new Date(row.deliver_at ?? scheduled_for).toISOString() }),
		...(settledAt !== null && { settledAt }),
		...(category !== null && { category, reason: refusalReasons[category]({}, { locale }) }),
		canCancel: canCancel(row, email),
	};
}

const stateOfEmail = {
	queued: "on_its_way",
	sent: "delivered",
	captured: "not_emailed",
	failed: "undeliverable",
	dead: "undeliverable",
} as const satisfies Record<Email["state"], ReceiptState>;

/** What was reported stands for its sender where it stood before. */
function stateOf(
	{ moderation_status: status, deliver_at, reported_at }: MessageTable,
	email: Email | undefined,
): ReceiptState {
	if (reported_at === null && status === "pending") return "waiting";
	if (reported_at === null && status === "rejected") return "refused";
	if (deliver_at !== null) return "scheduled";
	return email === undefined ? "readable" : stateOfEmail[email.state];
}

function canCancel(row: MessageTable, email: Email | undefined): boolean {
	const { moderation_status: status, deliver_at, reported_at } = row;
	if (reported_at !== null) return false;
	if (status === "pending") return true;
	if (status === "rejected") return false;
	return deliver_at !== null || (email?.state === "queued" && email.attempts === 0);
}
