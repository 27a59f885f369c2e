import type { Locale } from "#i18n/locales.ts";
import type { CountsStore } from "#server/analytics/counts-store.ts";
import type { Queries, Sharing } from "#server/database/engine.ts";
import type { ClaimedDelivery, Outbox } from "#server/delivery/outbox.ts";
import type { NamedRequest } from "#server/idempotency/named-request.ts";
import type { NamedRequests } from "#server/idempotency/named-requests.ts";
import type { Judgement } from "#server/judge/judge.ts";
import { acceptsNotes } from "#server/suppression/suppressions.ts";
import type { OrderEvent } from "#server/webhook/webhook-orders.ts";
import { type Circumstances, createCircumstances } from "./circumstances.ts";
import { dayOf, type Note, newNoteId, notificationOf, type Standing, standingAfter } from "./message.ts";
import type { MessageStore } from "./message-store.ts";
import type { NoteKeys } from "./note-keys.ts";
import { answerTo, isJudgedAgain, type RememberedAnswer } from "./note-outcome.ts";

/** A judged note on its way into the database. */
interface Submission {
	readonly note: Note;
	readonly keys: NoteKeys;
	readonly judgement: Judgement;
	readonly locale: Locale;
	/** The name of its request, if it has one. */
	readonly once: NamedRequest | undefined;
	readonly at: number;
}

/** What became of it there. `repeat`: its request had been answered before, and nothing was written. */
type Stored =
	| { readonly kind: "stored"; readonly answer: RememberedAnswer; readonly claimed: ClaimedDelivery | undefined }
	| { readonly kind: "repeat"; readonly answer: RememberedAnswer }
	| { readonly kind: "refused"; readonly reason: Refusal };

/** Why nothing of a note was stored. `not_accepted`: its recipient wants none, or not this one again, whatever the judgement was. */
export type Refusal = "recipient_limit" | "recipient_limit_that_day" | "already_sent" | "not_accepted";

export interface SubmissionStoreDependencies {
	readonly messages: MessageStore;
	readonly requests: NamedRequests<RememberedAnswer>;
	readonly counts: CountsStore;
	readonly outbox: Outbox;
	/** Tells other programs that a note waits. */
	readonly orderEvent: OrderEvent;
	/** Notes delivered per recipient and day. */
	readonly allowancePerDay: number;
}

/** Why nothing may be stored. A refusal is an answer: an error would undo what is committed together with this. */
function createRefusal({ messages, allowancePerDay }: SubmissionStoreDependencies) {
	return async (
		queries: Queries,
		{ note, judgement, at }: Submission,
		{ suppressed, isBlocked, wasSent }: Circumstances,
	): Promise<Refusal | undefined> => {
		if (!acceptsNotes(suppressed) || isBlocked) return "not_accepted";
		const { status } = standingAfter(judgement);
		if (status === "rejected") return undefined;
		if (wasSent) return "already_sent";
		if (status === "pending") return undefined;
		const day = dayOf(note.deliverAt ?? at);
		if (await messages.takeAllowance(queries, note.recipient, day, allowancePerDay)) return undefined;
		return note.deliverAt === undefined ? "recipient_limit" : "recipient_limit_that_day";
	};
}

/**
 * What a submission holds until its commit: its mailbox, so that nobody stops the notes to it meanwhile, and its words, so that
 * whoever sends or approves the same at the same time finds what we have stored.
 */
export function sharingOf({ mailbox, text }: NoteKeys): Sharing {
	const locks = [
		{ name: mailbox, how: "shared" },
		{ name: text, how: "alone" },
	] as const;
	return { kind: "note", order: mailbox, locks };
}

/** Everything that one submission writes, in a transaction of its caller that holds what `sharingOf` says. */
export function createSubmissionStore(dependencies: SubmissionStoreDependencies) {
	const { messages, requests, outbox } = dependencies;
	const circumstancesOf = createCircumstances();
	const refusalOf = createRefusal(dependencies);
	const store = createNoteStore(dependencies);

	/** A note for a later time is queued by then. */
	async function queue(
		queries: Queries,
		id: string,
		{ note, locale }: Submission,
		{ suppressed, isNotified }: Circumstances,
	) {
		if (note.deliverAt !== undefined) return undefined;
		// Kept and shown on the site, but not sent to a mailbox that its server calls gone.
		if (suppressed !== undefined || !isNotified) return undefined;
		return outbox.enqueueClaimed(queries, { sourceId: id, order: notificationOf(note, locale) });
	}

	return async (queries: Queries, submission: Submission): Promise<Stored> => {
		const { note, keys, judgement, once, at } = submission;
		const id = newNoteId(note);
		const { status } = standingAfter(judgement);
		const { earlier } = once ? await requests.claim(queries, once, answerTo(judgement, id), at) : {};
		if (earlier !== undefined && (!isJudgedAgain(earlier) || judgement.kind === "failed")) {
			return { kind: "repeat", answer: earlier };
		}
		const met = await circumstancesOf(queries, { keys, moment: note.deliverAt ?? at, at });
		const reason = await refusalOf(queries, submission, met);
		if (reason !== undefined) {
			if (once !== undefined && earlier === undefined) await requests.forget(queries, once);
			return { kind: "refused", reason };
		}
		const row = await store(queries, submission, { id, heldId: earlier?.id, twin: met.twin });
		if (row === undefined && earlier !== undefined) {
			if (status === "approved") await messages.returnAllowance(queries, note.recipient, dayOf(note.deliverAt ?? at));
			return { kind: "repeat", answer: earlier };
		}
		const answer = answerTo(judgement, row ?? id);
		if (once !== undefined && row !== id) await requests.change(queries, once, answer);
		const claimed = status === "approved" ? await queue(queries, row ?? id, submission, met) : undefined;
		return { kind: "stored", answer, claimed };
	};
}

interface NoteIds {
	/** Of the note, if it becomes a row of its own. */
	readonly id: string;
	/** Of the row in which its request was held before. */
	readonly heldId: string | undefined;
	/** Of the row in which the same note waits. */
	readonly twin: string | undefined;
}

/**
 * Adds and counts a note, or moves it on when it was waiting. Gives the id of its row; undefined when somebody else has
 * decided on the one in which its request was held.
 */
function createNoteStore({ messages, counts, orderEvent }: SubmissionStoreDependencies) {
	async function count(queries: Queries, { status, category }: Standing, writtenAt: number): Promise<void> {
		await counts.bump(queries, writtenAt, "message", status);
		if (category !== null) await counts.bump(queries, writtenAt, "rejection", category);
	}

	/** Judges a waiting note anew. False: it waits no longer. */
	async function moveOn(queries: Queries, id: string, { note, judgement, at }: Submission): Promise<boolean> {
		const standing = standingAfter(judgement);
		// One who cannot judge it takes nothing from what another has found.
		if (judgement.kind === "failed") {
			await messages.changeStationery(queries, { id, note });
			return true;
		}
		if (standing.status === "pending") return messages.waitOn(queries, { id, note, standing });
		const writtenAt = await messages.decidePending(queries, { id, note, standing, at });
		if (writtenAt === undefined) return false;
		await counts.bump(queries, writtenAt, "message", "pending", -1);
		await count(queries, standing, writtenAt);
		return true;
	}

	return async (
		queries: Queries,
		submission: Submission,
		{ id, heldId, twin }: NoteIds,
	): Promise<string | undefined> => {
		const { note, keys, judgement, locale, at } = submission;
		const standing = standingAfter(judgement);
		const waiting = heldId ?? twin;
		if (waiting !== undefined && (await moveOn(queries, waiting, submission))) return waiting;
		if (heldId !== undefined) return undefined;
		await messages.insert(queries, { id, note, standing, locale, at }, keys);
		await count(queries, standing, at);
		if (standing.status === "pending") await orderEvent(queries, { type: "note.pending", subject: id, at });
		return id;
	};
}
