import { randomUUIDv7 } from "node:crypto";
import { ExpectedError } from "#contract/errors.ts";
import type { Locale } from "#i18n/locales.ts";
import type { CountsStore } from "#server/analytics/counts-store.ts";
import type { Clock } from "#server/clock.ts";
import type { Database, Queries } from "#server/database/engine.ts";
import type { ClaimedDelivery } from "#server/delivery/delivery-store.ts";
import type { DeliveryReport, DeliveryWorker } from "#server/delivery/delivery-worker.ts";
import type { Judge, Judgement } from "#server/judge/judge.ts";
import { type Note, type Standing, standingAfter } from "./message.ts";
import type { MessageStore } from "./message-store.ts";

/** What became of a submission. */
export interface Outcome {
	readonly judgement: Judgement;
	/** Present when the note was approved. */
	readonly delivery?: DeliveryReport;
}

interface LifecycleDependencies {
	readonly database: Database;
	readonly messages: MessageStore;
	readonly judge: Judge;
	readonly deliveries: DeliveryWorker;
	readonly counts: CountsStore;
	readonly clock: Clock;
	/** Notes delivered per recipient and day. */
	readonly allowancePerDay: number;
	readonly deliveryBudgetMs: number;
}

/** The life of a message: submit, moderate, store and queue, deliver. Read this first. */
export function createMessageLifecycle(dependencies: LifecycleDependencies) {
	const { database, messages, judge, deliveries, counts, clock, allowancePerDay, deliveryBudgetMs } = dependencies;

	/** Everything one submission writes; resolves to the delivery of an approved note. */
	async function store(queries: Queries, note: Note, standing: Standing, locale: Locale) {
		const now = clock();
		const id = await storeMessage(queries, note, standing, now);
		if (id === undefined) return undefined;
		await counts.bump(queries, now, "message", standing.status);
		if (standing.category !== null) await counts.bump(queries, now, "rejection", standing.category);
		return standing.status === "approved" ? await queue(queries, id, note, locale, now) : undefined;
	}

	/** Adds the note, or moves it on when it was waiting. Undefined: it still waits, and nothing changed. */
	async function storeMessage(
		queries: Queries,
		note: Note,
		standing: Standing,
		now: number,
	): Promise<string | undefined> {
		const waiting = await messages.findPending(queries, note);
		if (waiting !== undefined && standing.status === "pending") return undefined;
		if (waiting !== undefined && (await messages.decidePending(queries, waiting, standing))) return waiting;
		const id = randomUUIDv7();
		await messages.insert(queries, id, note, standing, now);
		return id;
	}

	async function queue(
		queries: Queries,
		messageId: string,
		note: Note,
		locale: Locale,
		now: number,
	): Promise<ClaimedDelivery> {
		const today = new Date(now).toISOString().slice(0, 10);
		if (!(await messages.takeAllowance(queries, note.recipient, today, allowancePerDay))) {
			throw new ExpectedError("rate_limited", "recipient_limit", { errorType: "rate_limit" });
		}
		return deliveries.enqueue(queries, randomUUIDv7(), messageId, {
			template: "notification",
			to: note.recipient,
			locale,
			values: { note: note.text },
		});
	}

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
			const delivery = await database.write((queries) => store(queries, note, standing, locale));
			if (delivery === undefined) return { judgement };
			return { judgement, delivery: await deliveries.attemptWithin(delivery, deliveryBudgetMs) };
		},
	};
}

export type MessageLifecycle = ReturnType<typeof createMessageLifecycle>;
