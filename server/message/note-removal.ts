import type { Queries } from "#server/database/engine.ts";
import type { MessageTable } from "#server/database/schema.ts";
import { deleteEmails } from "#server/delivery/outbox.ts";
import { dayOf } from "./message.ts";
import type { MessageStore } from "./message-store.ts";
import type { MessageTotals } from "./message-totals.ts";
import { reservedDay } from "./note-schedule.ts";
import type { ReviewStore } from "./review-store.ts";

interface RemovalDependencies {
	readonly messages: MessageStore;
	readonly reviews: ReviewStore;
	readonly totals: MessageTotals;
}

/** Erases notes with all that is stored of them. Figures of the past stay as they were. */
export function createNoteRemoval({ messages, reviews, totals }: RemovalDependencies) {
	return {
		/** Erases a note that its caller holds. `isWithdrawn`: its e-mail was taken back before anybody tried to send it. */
		async remove(queries: Queries, row: MessageTable, isWithdrawn: boolean): Promise<void> {
			const day = isWithdrawn ? dayOf(row.scheduled_for ?? row.decided_at ?? row.created_at) : reservedDay(row);
			const note = day === undefined ? undefined : reviews.noteOf(row);
			// The recipient's day before the totals, as everywhere: so nobody waits in a circle.
			if (day !== undefined && note !== undefined) await messages.returnAllowance(queries, note.recipient, day);
			await deleteEmails(queries, row.id);
			await reviews.remove(queries, row.id);
			await totals.add(queries, row.moderation_status, -1);
		},
	};
}

export type NoteRemoval = ReturnType<typeof createNoteRemoval>;
