import { randomUUIDv7 } from "node:crypto";
import { ExpectedError } from "#contract/errors.ts";
import type { Locale } from "#i18n/locales.ts";
import type { CountsStore } from "#server/analytics/counts-store.ts";
import type { Clock } from "#server/clock.ts";
import type { Database, Queries } from "#server/database/engine.ts";
import type { DeliveryReport } from "#server/delivery/attempt.ts";
import type { Delivery } from "#server/delivery/delivery.ts";
import type { EmailSwitches } from "#server/delivery/email-switches.ts";
import type { ClaimedDelivery } from "#server/delivery/outbox.ts";
import type { Judge, Judgement } from "#server/judge/judge.ts";
import { mailboxKey } from "#server/privacy/mailbox-keys.ts";
import type { Vault } from "#server/privacy/seal.ts";
import type { Suppressions } from "#server/suppression/suppressions.ts";
import { dayOf, type Note, notificationOf, type Standing, standingAfter } from "./message.ts";
import type { JudgedNote, MessageStore } from "./message-store.ts";

/** What became of a submission. */
export type Outcome = JudgedOutcome | { readonly kind: "not_accepted" };

/** `not_accepted`: the recipient wants no notes, so nothing is stored, whatever the judgement was. */
export interface JudgedOutcome {
	readonly kind: "judged";
	readonly judgement: Judgement;
	/** Present when the note was approved. */
	readonly delivery?: DeliveryReport | NoDelivery;
}

/** An administrator has switched the e-mail to recipients off. */
interface NoDelivery {
	readonly sent: false;
	readonly cause: "switched_off";
}

interface LifecycleDependencies {
	readonly database: Database;
	readonly vault: Vault;
	readonly messages: MessageStore;
	readonly judge: Judge;
	readonly delivery: Delivery;
	readonly switches: EmailSwitches;
	readonly suppressions: Suppressions;
	readonly counts: CountsStore;
	readonly clock: Clock;
	/** Notes delivered per recipient and day. */
	readonly allowancePerDay: number;
	readonly deliveryBudgetMs: number;
}

/** The life of a message: submit, moderate, store and queue, deliver. Read this first. */
export function createMessageLifecycle(dependencies: LifecycleDependencies) {
	const { database, judge, delivery, clock, deliveryBudgetMs } = dependencies;
	const storeAndQueue = createSubmissionStore(dependencies);

	return {
		/**
		 * Takes a note from its sender. Resolves after the commit is durable; an approved note has then
		 * also had its first delivery attempt, within the budget. `locale` is the language of the e-mail.
		 * @throws {ExpectedError} `rate_limited` when the recipient's day is full, `unavailable` when nothing could be stored.
		 */
		async submit(note: Note, locale: Locale): Promise<Outcome> {
			// The judge may be remote, so it works before the transaction begins.
			const judgement = await judge.judge(note.text);
			const standing = standingAfter(judgement);
			const claimed = await database.write((queries) =>
				storeAndQueue(queries, { note, standing, locale, at: clock() }),
			);
			if (claimed === "recipient_limit") throw new ExpectedError("rate_limited", claimed, { errorType: "rate_limit" });
			if (claimed === "not_accepted") return { kind: claimed };
			if (standing.status !== "approved") return { kind: "judged", judgement };
			if (claimed === undefined) return { kind: "judged", judgement, delivery: { sent: false, cause: "switched_off" } };
			return { kind: "judged", judgement, delivery: await delivery.attemptWithin(claimed, deliveryBudgetMs) };
		},
	};
}

export type MessageLifecycle = ReturnType<typeof createMessageLifecycle>;

type Submission = Omit<JudgedNote, "id">;
/** The delivery of an approved note, if it is to be e-mailed; or why nothing was stored. */
type Stored = ClaimedDelivery | "recipient_limit" | "not_accepted" | undefined;

/** Everything one submission writes; resolves to the delivery of an approved note, if it is to be e-mailed. */
function createSubmissionStore(dependencies: LifecycleDependencies) {
	const { messages, counts, delivery, switches, suppressions, vault, allowancePerDay } = dependencies;

	/** Adds and counts the note, or moves it on when it was waiting. Undefined: it still waits, and nothing changed. */
	async function store(queries: Queries, submission: Submission): Promise<string | undefined> {
		const { note, standing, at } = submission;
		const waiting = await messages.findPending(queries, note);
		if (waiting !== undefined && standing.status === "pending") return undefined;
		if (waiting !== undefined) {
			const writtenAt = await messages.decidePending(queries, waiting, standing, at);
			if (writtenAt !== undefined) {
				await counts.bump(queries, writtenAt, "message", "pending", -1);
				await count(queries, standing, writtenAt);
				return waiting;
			}
		}
		const id = randomUUIDv7();
		await messages.insert(queries, { id, ...submission });
		await count(queries, standing, at);
		return id;
	}

	async function count(queries: Queries, { status, category }: Standing, writtenAt: number): Promise<void> {
		await counts.bump(queries, writtenAt, "message", status);
		if (category !== null) await counts.bump(queries, writtenAt, "rejection", category);
	}

	async function queue(queries: Queries, id: string, { note, locale }: Submission) {
		if (!(await switches.isOn(queries, "notification"))) return undefined;
		return delivery.outbox.enqueueClaimed(queries, { sourceId: id, order: notificationOf(note, locale) });
	}

	async function isAccepted(queries: Queries, { note, at }: Submission): Promise<boolean> {
		const reason = await suppressions.reasonFor(queries, mailboxKey(vault, note.recipient), at);
		return reason !== "opted_out" && reason !== "complained";
	}

	/** A full day is an answer, given before anything is written: an error would undo the writes committed with this one. */
	return async (queries: Queries, submission: Submission): Promise<Stored> => {
		if (!(await isAccepted(queries, submission))) return "not_accepted";
		const { note, standing, at } = submission;
		const isApproved = standing.status === "approved";
		if (isApproved && !(await messages.takeAllowance(queries, note.recipient, dayOf(at), allowancePerDay))) {
			return "recipient_limit";
		}
		const id = await store(queries, submission);
		return id !== undefined && isApproved ? queue(queries, id, submission) : undefined;
	};
}
