import type { EmailPlan, ModerationAction } from "#contract/admin-decisions.ts";
import type { AuditAction } from "#contract/admin-settings.ts";
import { ExpectedError } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";
import type { RefusalCategory } from "#contract/moderation.ts";
import type { CountsStore } from "#server/analytics/counts-store.ts";
import type { AdvisoryLock } from "#server/database/advisory-lock.ts";
import type { Queries } from "#server/database/engine.ts";
import type { MessageTable } from "#server/database/schema.ts";
import type { Examples } from "#server/learning/example-store.ts";
import { type ApprovalEmailDependencies, createApprovalEmail } from "./approval-email.ts";
import type { BlockedTexts } from "./blocked-texts.ts";
import type { MessageTotals } from "./message-totals.ts";
import type { NoteRemoval } from "./note-removal.ts";
import { alreadyDecided, requireVersion } from "./review-conflict.ts";
import { createSameWords } from "./same-words.ts";

/** Records what an administrator did, in the transaction of what they did. */
export type RecordAct = (
	queries: Queries,
	administrator: string,
	action: AuditAction,
	subject: string,
) => Promise<void>;

interface ReviewDependencies extends ApprovalEmailDependencies {
	readonly removal: NoteRemoval;
	readonly totals: MessageTotals;
	readonly counts: CountsStore;
	readonly record: RecordAct;
	readonly blockedTexts: BlockedTexts;
	/** What decisions teach the moderator. */
	readonly examples: Examples;
	readonly lock: AdvisoryLock;
}

/** A message as somebody saw it who acts on it. */
export interface SeenMessage {
	readonly id: string;
	/** Undefined: whatever it is by now. */
	readonly version: number | undefined;
	/** The administrator who acts. */
	readonly by: string;
}

/** What a person decides on a message. */
export interface WantedDecision extends SeenMessage {
	readonly action: ModerationAction;
	/** Undefined: the category says it. */
	readonly notes: string | undefined;
	readonly category?: RefusalCategory | undefined;
	/** Whether the audit log tells of a whole job instead. */
	readonly isOfJob?: boolean;
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
	const { reviews, removal, totals, outbox, counts, record, blockedTexts, examples, lock, clock } = dependencies;
	const email = createApprovalEmail(dependencies);
	const sameWords = createSameWords(reviews, lock);

	/** Moves a message from one standing to another in everything that counts it, in the hour in which it was written. */
	async function recount(queries: Queries, from: MessageTable, to: MessageTable): Promise<void> {
		await totals.move(queries, from.moderation_status, to.moderation_status);
		await count(queries, from, -1);
		await count(queries, to, 1);
	}

	async function count(queries: Queries, row: MessageTable, times: 1 | -1): Promise<void> {
		const { created_at, moderation_status: status, decided_category, moderation_category } = row;
		await counts.bump(queries, created_at, "message", status, times);
		if (status !== "rejected") return;
		await counts.bump(queries, created_at, "rejection", decided_category ?? moderation_category ?? "manual", times);
	}

	/** Lets a note be read again, and sends it where nothing of it was sent. */
	async function release(queries: Queries, row: MessageTable, now: number): Promise<EmailPlan> {
		if (!isReported(row)) return email.queue(queries, row, now);
		await blockedTexts.remove(queries, row.text_key);
		return "none";
	}

	async function learn(queries: Queries, row: MessageTable): Promise<void> {
		const { moderation_status: status, decided_by, decided_at } = row;
		if (status === "pending" || decided_by === null) return examples.forget(queries, row.id);
		await examples.learn(queries, { row, text: reviews.noteOf(row)?.text, status, at: decided_at ?? clock() });
	}

	/** @throws {ExpectedError} `not_found`, or `conflict` when it has changed since it was seen. */
	async function hold(queries: Queries, { id, version }: SeenMessage): Promise<MessageTable> {
		const row = await reviews.hold(queries, id);
		if (row === undefined) throw new ExpectedError("not_found", "note_gone");
		requireVersion(row, version);
		return row;
	}

	return {
		/**
		 * @throws {ExpectedError} `not_found`, or `conflict` with what happened when the message does not wait any more, or would
		 * bring its recipient the same words twice.
		 */
		async decide(queries: Queries, wanted: WantedDecision): Promise<Decided> {
			const now = clock();
			const { action, by } = wanted;
			if (action === "approve") await sameWords.hold(queries, wanted.id);
			const before = await hold(queries, wanted);
			if (before.moderation_status !== "pending") throw alreadyDecided(before);
			if (action === "approve") await sameWords.refuse(queries, before, now);
			const row = await reviews.decide(queries, before, { ...wanted, status: statusAfter[action], at: now });
			// The recipient's day before the totals, as a submission and an undo take them: so nobody waits in a circle.
			const plan = action === "approve" ? await release(queries, row, now) : "none";
			await recount(queries, before, row);
			const act = acts[isReported(row) ? "reported" : "waiting"][action];
			if (wanted.isOfJob !== true) await record(queries, by, act, row.id);
			// Its sender had erased it, and it was kept for this decision only.
			if (row.sender_erased_at !== null) await removal.remove(queries, row, false);
			else await learn(queries, row);
			return { row, email: plan };
		},

		/**
		 * Approves a refused message after all.
		 * @throws {ExpectedError} `not_found`, or `conflict` when it is not refused, or would bring the same words twice.
		 */
		async overturn(queries: Queries, wanted: SeenMessage & { readonly notes: string }): Promise<Decided> {
			const now = clock();
			await sameWords.hold(queries, wanted.id);
			const before = await hold(queries, wanted);
			const { moderation_status: status } = before;
			if (status !== "rejected") throw alreadyDecided(before, status === "pending" ? "not_refused" : undefined);
			await sameWords.refuse(queries, before, now);
			const row = await reviews.overturn(queries, before, { notes: wanted.notes, by: wanted.by, at: now });
			const plan = await release(queries, row, now);
			await recount(queries, before, row);
			await record(queries, wanted.by, "message_overturned", row.id);
			await learn(queries, row);
			return { row, email: plan };
		},

		/**
		 * Takes back one's own decision, and gives where the message stands then.
		 * @throws {ExpectedError} `not_found`, or `conflict` when it is too late or somebody else's.
		 */
		async undo(queries: Queries, seen: SeenMessage): Promise<MessageTable> {
			const before = await hold(queries, seen);
			if (before.moderation_status === "pending") throw alreadyDecided(before);
			if (before.decided_by !== seen.by || before.decided_at === null) throw alreadyDecided(before);
			if (clock() >= before.decided_at + limits.undoMs) throw alreadyDecided(before, "undo_too_late");
			if (isReported(before)) await blockedTexts.add(queries, before, clock());
			else await email.withdraw(queries, before);
			const row = await reviews.undo(queries, before);
			await recount(queries, before, row);
			await learn(queries, row);
			await record(queries, seen.by, "message_decision_undone", row.id);
			return row;
		},

		/** Deletes a message in any status, with all that is stored of its e-mail, from figures, too. @throws {ExpectedError} `not_found`, `conflict`. */
		async remove(queries: Queries, seen: SeenMessage): Promise<void> {
			const row = await hold(queries, seen);
			await removal.remove(queries, row, (await outbox.withdraw(queries, row.id)) === "withdrawn");
			await count(queries, row, -1);
			await record(queries, seen.by, "message_deleted", row.id);
		},
	};
}

export type MessageReview = ReturnType<typeof createMessageReview>;
