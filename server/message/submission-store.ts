import type { Locale } from "#i18n/locales.ts";
import type { CountsStore } from "#server/analytics/counts-store.ts";
import type { Queries, Sharing } from "#server/database/engine.ts";
import type { EmailSwitches } from "#server/delivery/email-switches.ts";
import type { ClaimedDelivery, Outbox } from "#server/delivery/outbox.ts";
import type { NamedRequest } from "#server/idempotency/named-request.ts";
import type { NamedRequests } from "#server/idempotency/named-requests.ts";
import type { Judgement } from "#server/judge/judge.ts";
import { acceptsNotes, type SuppressionReason, type Suppressions } from "#server/suppression/suppressions.ts";
import type { OrderEvent } from "#server/webhook/webhook-orders.ts";
import type { BlockedTexts } from "./blocked-texts.ts";
import { dayOf, type Note, newNoteId, notificationOf, type Standing, standingAfter } from "./message.ts";
import type { MessageStore } from "./message-store.ts";
import type { NoteKeys } from "./note-keys.ts";
import { answerTo, isJudgedAgain, type RememberedAnswer } from "./note-outcome.ts";
import { repeatedAfterMs } from "./sent-texts.ts";

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
	readonly switches: EmailSwitches;
	readonly suppressions: Suppressions;
	readonly blockedTexts: BlockedTexts;
	/** Tells other programs that a note waits. */
	readonly orderEvent: OrderEvent;
	/** Notes delivered per recipient and day. */
	readonly allowancePerDay: number;
}

/**
 * Why nothing may be stored; `suppressed`: why its mailbox is sent none. A refusal is an answer: an error would undo what is
 * committed together with this.
 */
function createRefusal({ messages, blockedTexts, allowancePerDay }: SubmissionStoreDependencies) {
	return async (
		queries: Queries,
		{ note, keys, judgement, at }: Submission,
		suppressed: SuppressionReason | undefined,
	): Promise<Refusal | undefined> => {
		if (!acceptsNotes(suppressed)) return "not_accepted";
		if (await blockedTexts.has(queries, keys.text)) return "not_accepted";
		const { status } = standingAfter(judgement);
		if (status === "rejected") return undefined;
		const moment = note.deliverAt ?? at;
		if (await messages.wasSentAround(queries, keys, moment, repeatedAfterMs)) return "already_sent";
		if (status === "pending") return undefined;
		if (await messages.takeAllowance(queries, note.recipient, dayOf(moment), allowancePerDay)) return undefined;
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
	const { messages, requests, outbox, switches, suppressions } = dependencies;
	const refusalOf = createRefusal(dependencies);
	const store = createNoteStore(dependencies);

	/** A note for a later time is queued by then. */
	async function queue(
		queries: Queries,
		id: string,
		{ note, locale }: Submission,
		suppressed: SuppressionReason | undefined,
	) {
		if (note.deliverAt !== undefined) return undefined;
		// Kept and shown on the site, but not sent to a mailbox that its server calls gone.
		if (suppressed !== undefined || !(await switches.isOn(queries, "notification"))) return undefined;
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
		const suppressed = await suppressions.reasonFor(queries, keys.mailbox, at);
		const reason = await refusalOf(queries, submission, suppressed);
		if (reason !== undefined) {
			if (once !== undefined && earlier === undefined) await requests.forget(queries, once);
			return { kind: "refused", reason };
		}
		const row = await store(queries, submission, { id, heldId: earlier?.id });
		if (row === undefined && earlier !== undefined) {
			if (status === "approved") await messages.returnAllowance(queries, note.recipient, dayOf(note.deliverAt ?? at));
			return { kind: "repeat", answer: earlier };
		}
		const answer = answerTo(judgement, row ?? id);
		if (once !== undefined && row !== id) await requests.change(queries, once, answer);
		const claimed = status === "approved" ? await queue(queries, row ?? id, submission, suppressed) : undefined;
		return { kind: "stored", answer, claimed };
	};
}

interface NoteIds {
	/** Of the note, if it becomes a row of its own. */
	readonly id: string;
	/** Of the row in which its request was held before. */
	readonly heldId: string | undefined;
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

	return async (queries: Queries, submission: Submission, { id, heldId }: NoteIds): Promise<string | undefined> => {
		const { note, keys, judgement, locale, at } = submission;
		const standing = standingAfter(judgement);
		const waiting = heldId ?? (await messages.findPending(queries, keys));
		if (waiting !== undefined && (await moveOn(queries, waiting, submission))) return waiting;
		if (heldId !== undefined) return undefined;
		await messages.insert(queries, { id, note, standing, locale, at }, keys);
		await count(queries, standing, at);
		if (standing.status === "pending") await orderEvent(queries, { type: "note.pending", subject: id, at });
		return id;
	};
}
