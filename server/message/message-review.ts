import type { EmailPlan, ModerationAction } from "#contract/admin-messages.ts";
import type { AuditAction } from "#contract/admin-settings.ts";
import { ExpectedError } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";
import { localeOfTag } from "#i18n/locales.ts";
import type { CountsStore } from "#server/analytics/counts-store.ts";
import type { Clock } from "#server/clock.ts";
import type { Queries } from "#server/database/engine.ts";
import type { MessageTable } from "#server/database/schema.ts";
import type { EmailSwitches } from "#server/delivery/email-switches.ts";
import type { Outbox } from "#server/delivery/outbox.ts";
import type { Examples } from "#server/learning/example-store.ts";
import { mailboxKey } from "#server/privacy/mailbox-keys.ts";
import type { Vault } from "#server/privacy/seal.ts";
import type { Suppressions } from "#server/suppression/suppressions.ts";
import type { BlockedTexts } from "./blocked-texts.ts";
import { dayOf, type Note, notificationOf } from "./message.ts";
import type { MessageStore } from "./message-store.ts";
import type { MessageTotals } from "./message-totals.ts";
import type { NoteRemoval } from "./note-removal.ts";
import { type NoteSchedule, nextDay, reservedDay } from "./note-schedule.ts";
import { alreadyDecided } from "./review-conflict.ts";
import type { ReviewStore } from "./review-store.ts";

/** Records what an administrator did, in the transaction of what they did. */
export type RecordAct = (
	queries: Queries,
	administrator: string,
	action: AuditAction,
	subject: string,
) => Promise<void>;

interface ReviewDependencies {
	readonly messages: MessageStore;
	readonly reviews: ReviewStore;
	readonly schedule: NoteSchedule;
	readonly removal: NoteRemoval;
	readonly totals: MessageTotals;
	readonly outbox: Outbox;
	readonly switches: EmailSwitches;
	readonly suppressions: Suppressions;
	readonly vault: Vault;
	readonly counts: CountsStore;
	readonly record: RecordAct;
	readonly blockedTexts: BlockedTexts;
	/** What decisions teach the moderator. */
	readonly examples: Examples;
	readonly clock: Clock;
	/** Notes e-mailed per recipient and day. */
	readonly allowancePerDay: number;
}

/** What a decision came to. */
interface Decided {
	readonly row: MessageTable;
	readonly email: EmailPlan;
}

/** Its e-mail had its turn before it was reported: a note that is restored can be read, and is not sent again. */
function isReported({ reported_at }: MessageTable): boolean {
	return reported_at !== null;
}

/** How a decision is called in the audit log. */
const acts = {
	waiting: { approve: "message_approved", reject: "message_rejected" },
	reported: { approve: "report_dismissed", reject: "report_upheld" },
} as const;

const statusAfter = { approve: "approved", reject: "rejected" } as const;

/** What a person does with messages: decide, take back, delete. Each runs in its caller's transaction, and a refusal changes nothing in it. */
export function createMessageReview(dependencies: ReviewDependencies) {
	const { messages, reviews, schedule, removal, totals, outbox, switches, suppressions, vault, counts } = dependencies;
	const { record, blockedTexts, examples, clock, allowancePerDay } = dependencies;

	/** Moves a message from status to status in everything that counts it, in the hour in which it was written. */
	async function recount(queries: Queries, row: MessageTable, from: MessageTable["moderation_status"]): Promise<void> {
		const to = row.moderation_status;
		const reason = row.moderation_category ?? "manual";
		await totals.move(queries, from, to);
		await counts.bump(queries, row.created_at, "message", from, -1);
		await counts.bump(queries, row.created_at, "message", to);
		if (from === "rejected") await counts.bump(queries, row.created_at, "rejection", reason, -1);
		if (to === "rejected") await counts.bump(queries, row.created_at, "rejection", reason);
	}

	/** An approved note whose time is still to come waits for it, or for the day after when its own is full. */
	async function keepWaiting(queries: Queries, row: MessageTable, note: Note, now: number): Promise<EmailPlan> {
		const at = Math.max(row.deliver_at ?? now, now + limits.undoMs);
		const granted = await messages.takeAllowance(queries, note.recipient, dayOf(at), allowancePerDay);
		await schedule.setWait(queries, row.id, granted ? at : nextDay(at));
		return "scheduled";
	}

	/** The e-mail of an approved note leaves when the decision can no longer be undone. */
	async function queueEmail(queries: Queries, row: MessageTable, now: number): Promise<EmailPlan> {
		const note = reviews.noteOf(row);
		if (note === undefined) return "none";
		if (row.deliver_at !== null && row.deliver_at > now) return keepWaiting(queries, row, note, now);
		// Its time has passed while it waited for a person.
		if (row.deliver_at !== null) await schedule.setWait(queries, row.id, null);
		if (!(await switches.isOn(queries, "notification"))) return "switched_off";
		const suppressed = await suppressions.reasonFor(queries, mailboxKey(vault, note.recipient), now);
		if (suppressed !== undefined) return suppressed === "unreachable" ? "mailbox_refuses" : "not_accepted";
		if (!(await messages.takeAllowance(queries, note.recipient, dayOf(now), allowancePerDay))) return "recipient_limit";
		const order = notificationOf(note, localeOfTag(row.locale) ?? "en");
		await outbox.enqueue(queries, { sourceId: row.id, order }, limits.undoMs);
		return "queued";
	}

	/** @throws {ExpectedError} when the e-mail is on its way. Nothing has been changed then. */
	async function withdrawEmail(queries: Queries, row: MessageTable): Promise<void> {
		const outcome = await outbox.withdraw(queries, row.id);
		if (outcome === "under_way") throw alreadyDecided(row, "undo_too_late");
		const day = outcome === "withdrawn" ? dayOf(row.decided_at ?? clock()) : reservedDay(row);
		const note = day === undefined ? undefined : reviews.noteOf(row);
		if (day !== undefined && note !== undefined) await messages.returnAllowance(queries, note.recipient, day);
		if (row.deliver_at !== null) await schedule.setWait(queries, row.id, row.scheduled_for);
	}

	async function whyNot(queries: Queries, id: string): Promise<ExpectedError> {
		const row = await reviews.find(queries, id);
		return row === undefined ? new ExpectedError("not_found", "not_found") : alreadyDecided(row);
	}

	return {
		/** @throws {ExpectedError} `not_found`, or `conflict` with what happened when the message does not wait any more. */
		async decide(queries: Queries, id: string, action: ModerationAction, notes: string, by: string): Promise<Decided> {
			const now = clock();
			const row = await reviews.decide(queries, id, { status: statusAfter[action], notes, by, at: now });
			if (row === undefined) throw await whyNot(queries, id);
			// The recipient's day before the totals, as a submission and an undo take them: so nobody waits in a circle.
			const email = action === "approve" && !isReported(row) ? await queueEmail(queries, row, now) : "none";
			if (action === "approve" && isReported(row)) await blockedTexts.remove(queries, row.text_key);
			await recount(queries, row, "pending");
			await record(queries, by, acts[isReported(row) ? "reported" : "waiting"][action], id);
			// Its sender had erased it, and it was kept for this decision only.
			if (row.sender_erased_at !== null) await removal.remove(queries, row, false);
			else
				await examples.learn(queries, { row, text: reviews.noteOf(row)?.text, status: statusAfter[action], at: now });
			return { row, email };
		},

		/**
		 * Takes back one's own decision.
		 * @throws {ExpectedError} `not_found`, or `conflict` when it is too late or somebody else's.
		 */
		async undo(queries: Queries, id: string, by: string): Promise<void> {
			const row = await reviews.hold(queries, id);
			if (row === undefined) throw new ExpectedError("not_found", "not_found");
			if (row.moderation_status === "pending") throw alreadyDecided(row);
			if (row.decided_by !== by || row.decided_at === null) throw alreadyDecided(row);
			if (clock() >= row.decided_at + limits.undoMs) throw alreadyDecided(row, "undo_too_late");
			if (isReported(row)) await blockedTexts.add(queries, row, clock());
			else await withdrawEmail(queries, row);
			await reviews.undo(queries, id);
			await examples.forget(queries, id);
			await recount(queries, { ...row, moderation_status: "pending" }, row.moderation_status);
			await record(queries, by, "message_decision_undone", id);
		},

		/** Deletes a message in any status, with all that is stored of its e-mail. @throws {ExpectedError} `not_found`. */
		async remove(queries: Queries, id: string, by: string): Promise<void> {
			const row = await reviews.hold(queries, id);
			if (row === undefined) throw new ExpectedError("not_found", "not_found");
			await removal.remove(queries, row, (await outbox.withdraw(queries, id)) === "withdrawn");
			await record(queries, by, "message_deleted", id);
		},
	};
}

export type MessageReview = ReturnType<typeof createMessageReview>;
