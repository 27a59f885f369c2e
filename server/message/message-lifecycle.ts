import { ExpectedError } from "#contract/errors.ts";
import type { Locale } from "#i18n/locales.ts";
import type { Clock } from "#server/clock.ts";
import type { Database } from "#server/database/engine.ts";
import type { Delivery } from "#server/delivery/delivery.ts";
import type { NamedRequest } from "#server/idempotency/named-request.ts";
import { createRequestsUnderWay } from "#server/idempotency/requests-under-way.ts";
import type { Judge } from "#server/judge/judge.ts";
import { mailboxKey } from "#server/privacy/mailbox-keys.ts";
import type { Vault } from "#server/privacy/seal.ts";
import type { Suppressions } from "#server/suppression/suppressions.ts";
import { type Note, secondsLeftOfDay } from "./message.ts";
import { keysOf } from "./note-keys.ts";
import { isJudgedAgain, type Outcome, type RememberedAnswer } from "./note-outcome.ts";
import {
	createSubmissionStore,
	type Refusal,
	type SubmissionStoreDependencies,
	sharingOf,
} from "./submission-store.ts";

/** A note as its sender hands it in. */
interface NoteInHand {
	readonly note: Note;
	/** The language of the e-mail. */
	readonly locale: Locale;
	/** The name that the sender gave the request, if any: a repeat of it is no second note. */
	readonly once: NamedRequest | undefined;
	/**
	 * Checks what only a first request must meet, a time of delivery that is still ahead, and takes one from what the
	 * sender may send. @throws {ExpectedError} `invalid_input`, `rate_limited`
	 */
	admit(): Promise<void>;
}

interface LifecycleDependencies extends Omit<SubmissionStoreDependencies, "outbox"> {
	readonly database: Database;
	readonly suppressions: Suppressions;
	readonly vault: Vault;
	readonly judge: Judge;
	readonly delivery: Delivery;
	readonly clock: Clock;
	readonly deliveryBudgetMs: number;
}

/** The life of a message: submit, moderate, store and queue, deliver. Read this first. */
export function createMessageLifecycle(dependencies: LifecycleDependencies) {
	const { database, messages, requests, suppressions, vault, judge, delivery, clock, deliveryBudgetMs } = dependencies;
	const storeAndQueue = createSubmissionStore({ ...dependencies, outbox: delivery.outbox });
	const sharing = createRequestsUnderWay<Outcome>();

	/** What a repeat is answered: as the first, but what became of the note and its e-mail since then is told as it is. */
	async function again(answer: RememberedAnswer, note: Note): Promise<Outcome> {
		const { kind, id } = answer;
		if (kind === "rejected") return answer;
		const standing = await database.read((queries) => messages.standingOf(queries, id));
		// One that was reported since had been approved.
		if (kind === "held" && standing?.moderation_status === "pending" && standing.reported_at === null) return answer;
		// Meanwhile a person has decided on it, or it was erased.
		if (standing === undefined || standing.sender_erased_at !== null) return { kind: "withdrawn", id };
		// The sender of a note that was reported is told what they were told before.
		if (standing.moderation_status !== "approved" && standing.reported_at === null) return { kind: "withdrawn", id };
		if (standing.deliver_at !== null) return { kind: "scheduled", id, at: standing.deliver_at };
		const report = await delivery.reportAgain(id, deliveryBudgetMs);
		return { kind: "approved", id, delivery: report ?? { sent: false, cause: await whyUnsent(note) } };
	}

	async function waits({ id }: RememberedAnswer): Promise<boolean> {
		const standing = await database.read((queries) => messages.standingOf(queries, id));
		return standing?.moderation_status === "pending" && standing.reported_at === null;
	}

	/** Why a note that was stored has no e-mail. */
	async function whyUnsent({ recipient }: Note): Promise<"switched_off" | "mailbox_refuses"> {
		const key = mailboxKey(vault, recipient);
		const reason = await database.read((queries) => suppressions.reasonFor(queries, key, clock()));
		return reason === "unreachable" ? "mailbox_refuses" : "switched_off";
	}

	async function submitFirst({ note, locale, once, admit }: NoteInHand): Promise<Outcome> {
		const earlier = once && (await database.read((queries) => requests.find(queries, once, clock())));
		if (earlier !== undefined && !(isJudgedAgain(earlier) && (await waits(earlier)))) return again(earlier, note);
		await admit();
		// The judge may be remote, so it works before the transaction begins.
		const judgement = await judge.judge(note.text);
		const keys = keysOf(vault, note);
		const submission = { note, keys, judgement, locale, once, at: clock() };
		const stored = await database.write((queries) => storeAndQueue(queries, submission), sharingOf(keys));
		if (stored.kind === "refused") return refused(stored.reason, clock());
		if (stored.kind === "repeat") return again(stored.answer, note);
		const { answer, claimed } = stored;
		if (answer.kind !== "approved") return answer;
		const { id } = answer;
		if (note.deliverAt !== undefined) return { kind: "scheduled", id, at: note.deliverAt };
		if (claimed === undefined) return { kind: "approved", id, delivery: { sent: false, cause: await whyUnsent(note) } };
		return { kind: "approved", id, delivery: await delivery.attemptWithin(claimed, deliveryBudgetMs) };
	}

	return {
		/**
		 * Takes a note from its sender. Resolves after the commit is durable; an approved note has then also had its first
		 * delivery attempt, within the budget. A repeat of a named request waits for the first and is answered like it.
		 * @throws {ExpectedError} `rate_limited` when the recipient's day is full, `conflict` when they were sent the same words
		 * lately or the name of the request belongs to another note, `unavailable` when nothing could be stored.
		 */
		submit: (inHand: NoteInHand): Promise<Outcome> => sharing(inHand.once, () => submitFirst(inHand)),
	};
}

/** @throws {ExpectedError} for what may be sent later, or in other words. */
function refused(reason: Refusal, now: number): Outcome {
	if (reason === "not_accepted") return { kind: reason };
	if (reason === "already_sent") throw new ExpectedError("conflict", reason);
	if (reason === "recipient_limit_that_day") throw new ExpectedError("invalid_input", reason, { field: "deliverAt" });
	const retryAfterSeconds = secondsLeftOfDay(now);
	throw new ExpectedError("rate_limited", reason, { errorType: "rate_limit", limit: "recipient", retryAfterSeconds });
}

export type MessageLifecycle = ReturnType<typeof createMessageLifecycle>;
