import type { EmailPlan } from "#contract/admin-decisions.ts";
import { limits } from "#contract/limits.ts";
import { localeOfTag } from "#i18n/locales.ts";
import type { Clock } from "#server/clock.ts";
import type { Queries } from "#server/database/engine.ts";
import type { MessageTable } from "#server/database/schema.ts";
import type { EmailSwitches } from "#server/delivery/email-switches.ts";
import type { Outbox } from "#server/delivery/outbox.ts";
import { mailboxKey } from "#server/privacy/mailbox-keys.ts";
import type { Vault } from "#server/privacy/seal.ts";
import type { Suppressions } from "#server/suppression/suppressions.ts";
import { dayOf, type Note, notificationOf } from "./message.ts";
import type { MessageStore } from "./message-store.ts";
import { type NoteSchedule, nextDay, reservedDay } from "./note-schedule.ts";
import { alreadyDecided } from "./review-conflict.ts";
import type { ReviewStore } from "./review-store.ts";

export interface ApprovalEmailDependencies {
	readonly messages: MessageStore;
	readonly reviews: ReviewStore;
	readonly schedule: NoteSchedule;
	readonly outbox: Outbox;
	readonly switches: EmailSwitches;
	readonly suppressions: Suppressions;
	readonly vault: Vault;
	readonly clock: Clock;
	/** Notes e-mailed per recipient and day. */
	readonly allowancePerDay: number;
}

/** The e-mail of a note that a person approves, in the transaction that does. */
export function createApprovalEmail(dependencies: ApprovalEmailDependencies) {
	const { messages, reviews, schedule, outbox, switches, suppressions, vault, clock, allowancePerDay } = dependencies;

	/** An approved note whose time is still to come waits for it, or for the day after when its own is full. */
	async function keepWaiting(queries: Queries, row: MessageTable, note: Note, now: number): Promise<EmailPlan> {
		const at = Math.max(row.deliver_at ?? now, now + limits.undoMs);
		const granted = await messages.takeAllowance(queries, note.recipient, dayOf(at), allowancePerDay);
		await schedule.setWait(queries, row.id, granted ? at : nextDay(at));
		return "scheduled";
	}

	return {
		/** It leaves when the approval can no longer be undone. */
		async queue(queries: Queries, row: MessageTable, now: number): Promise<EmailPlan> {
			const note = reviews.noteOf(row);
			if (note === undefined) return "none";
			if (row.deliver_at !== null && row.deliver_at > now) return keepWaiting(queries, row, note, now);
			// Its time has passed while it waited for a person.
			if (row.deliver_at !== null) await schedule.setWait(queries, row.id, null);
			if (!(await switches.isOn(queries, "notification"))) return "switched_off";
			const suppressed = await suppressions.reasonFor(queries, mailboxKey(vault, note.recipient), now);
			if (suppressed !== undefined) return suppressed === "unreachable" ? "mailbox_refuses" : "not_accepted";
			const granted = await messages.takeAllowance(queries, note.recipient, dayOf(now), allowancePerDay);
			if (!granted) return "recipient_limit";
			const order = notificationOf(note, localeOfTag(row.locale) ?? "en");
			await outbox.enqueue(queries, { sourceId: row.id, order }, limits.undoMs);
			return "queued";
		},

		/** @throws {ExpectedError} when the e-mail is on its way. Nothing has been changed then. */
		async withdraw(queries: Queries, row: MessageTable): Promise<void> {
			const outcome = await outbox.withdraw(queries, row.id);
			if (outcome === "under_way") throw alreadyDecided(row, "undo_too_late");
			const day = outcome === "withdrawn" ? dayOf(row.decided_at ?? clock()) : reservedDay(row);
			const note = day === undefined ? undefined : reviews.noteOf(row);
			if (day !== undefined && note !== undefined) await messages.returnAllowance(queries, note.recipient, day);
			if (row.deliver_at !== null) await schedule.setWait(queries, row.id, row.scheduled_for);
		},
	};
}
