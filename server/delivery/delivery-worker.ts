import { domainOf } from "#contract/email-address.ts";
import type { Clock } from "#server/clock.ts";
import { sleep, within } from "#server/clock.ts";
import type { Database, Queries } from "#server/database/engine.ts";
import type { Log } from "#server/log.ts";
import type { Vault } from "#server/privacy/seal.ts";
import { createWorker } from "#server/worker.ts";
import {
	type ClaimedDelivery,
	createDeliveryStore,
	leaseMs,
	type NewDelivery,
	type SettledState,
} from "./delivery-store.ts";
import type { EmailComposer } from "./email-composer.ts";
import type { EmailOrder } from "./email-order.ts";
import { nextAttemptAt } from "./retry.ts";
import { createSlots, type Release } from "./slots.ts";
import type { FailureCause, SendOutcome, Transport } from "./transport.ts";

/** What a sender may be told about the first attempt. `busy`: every connection was in use; `deferred`: the server said not now. */
export type DeliveryReport =
	| { readonly sent: true }
	| { readonly sent: false; readonly cause: FailureCause | "busy" | "deferred" };

interface DeliveryDependencies {
	readonly database: Database;
	readonly vault: Vault;
	readonly transport: Transport;
	readonly composer: EmailComposer;
	/** Right-hand side of every Message-ID. */
	readonly messageIdHost: string;
	readonly clock: Clock;
	readonly log: Log;
	/** Runs inside the transaction that settles a delivery. */
	readonly onSettled: (queries: Queries, state: SettledState, now: number) => Promise<void>;
}

const renewMs = 5_000;
const pollMs = 1_000;
/** How long a stop waits for sends in hand; what is not done by then is taken up after its lease. */
const stopWaitMs = 8_000;
const settleTries = 6;

/** The outbox: rows written with the message, sent at once when possible, and again until they are settled. */
export function createDeliveryWorker(dependencies: DeliveryDependencies) {
	const { database, vault, transport, composer, messageIdHost, clock, log, onSettled } = dependencies;
	const store = createDeliveryStore(database.engine);
	const slots = createSlots(transport.concurrency, Math.max(1, Math.floor(transport.concurrency * 0.6)));
	const inHand = new Map<ClaimedDelivery, Promise<unknown>>();
	const sender = createWorker("delivery", pollMs, sendDue, log);
	const renewer = createWorker("delivery lease", renewMs, renewLeases, log);

	/** Sends a claimed delivery, whose slot is already taken, and records what became of it. Never rejects. */
	function run(delivery: ClaimedDelivery, release: Release): Promise<SendOutcome> {
		// Not with the sender: a process without the worker's role makes first attempts, too.
		renewer.start();
		const running = attempt(delivery).finally(release);
		inHand.set(delivery, running);
		void running.finally(() => inHand.delete(delivery));
		return running;
	}

	async function attempt(delivery: ClaimedDelivery): Promise<SendOutcome> {
		const outcome = await send(delivery);
		try {
			await record(delivery, outcome);
		} catch (error) {
			// The lease ends by itself, and the repeat carries the same Message-ID.
			log.error({ delivery: delivery.id, outcome: outcome.kind }, "the end of a delivery could not be recorded", error);
		}
		return outcome;
	}

	async function send(delivery: ClaimedDelivery): Promise<SendOutcome> {
		try {
			const order: EmailOrder = JSON.parse(vault.open(delivery.envelopeSealed, envelopeContext(delivery.id)));
			const messageId = `<${delivery.id}@${messageIdHost}>`;
			return await transport.send(composer.compose({ ...order, messageId, date: clock() }));
		} catch (error) {
			log.error({ delivery: delivery.id }, "a delivery could not be prepared", error);
			return { kind: "permanent", cause: "refused", code: "unreadable" };
		}
	}

	/** Tries a few times: the e-mail has left the house, and a database that is away for a second must not send it twice. */
	async function record(delivery: ClaimedDelivery, outcome: SendOutcome): Promise<void> {
		for (let tries = 1; ; tries++) {
			try {
				return await recordOnce(delivery, outcome);
			} catch (error) {
				if (tries === settleTries) throw error;
				await sleep(250 * 2 ** tries);
			}
		}
	}

	async function recordOnce(delivery: ClaimedDelivery, outcome: SendOutcome): Promise<void> {
		const now = clock();
		if (outcome.kind === "accepted") return settle(delivery, "sent", null, now);
		log.info(
			{ delivery: delivery.id, attempt: delivery.attempt, code: outcome.code },
			`a delivery failed (${outcome.kind})`,
		);
		if (outcome.kind === "permanent") return settle(delivery, "failed", outcome.code, now);
		const dueAt = nextAttemptAt({
			attempts: delivery.attempt,
			queuedAt: delivery.queuedAt,
			now,
			random: Math.random(),
		});
		if (dueAt === undefined) return settle(delivery, "dead", outcome.code, now);
		await database.write((queries) => store.postpone(queries, delivery, dueAt, outcome.code));
	}

	async function settle(
		delivery: ClaimedDelivery,
		state: SettledState,
		code: string | null,
		now: number,
	): Promise<void> {
		await database.write(async (queries) => {
			if (await store.settle(queries, delivery, state, code, now)) await onSettled(queries, state, now);
		});
	}

	async function sendDue(): Promise<void> {
		const free = slots.free();
		if (free === 0) return;
		const now = clock();
		const except = { ids: [...inHand.keys()].map(({ id }) => id), domains: slots.fullDomains() };
		const claimed = await database.write((queries) => store.claim(queries, now, leaseMs, free, except));
		for (const delivery of claimed) {
			const release = slots.take(delivery.domainKey);
			if (release === undefined) await database.write((queries) => store.release(queries, delivery, clock()));
			else void run(delivery, release);
		}
	}

	async function renewLeases(): Promise<void> {
		const held = [...inHand.keys()];
		if (held.length > 0) await database.write((queries) => store.renew(queries, held, clock(), leaseMs));
	}

	function rowOf(id: string, sourceId: string, order: EmailOrder): NewDelivery {
		return {
			id,
			sourceId,
			domainKey: vault.key("domain", domainOf(order.to)),
			envelopeSealed: vault.seal(JSON.stringify(order), envelopeContext(id)),
		};
	}

	return {
		start: sender.start,

		/** Adds a delivery in the caller's transaction; the caller holds it and passes it to `attemptWithin` after the commit. */
		enqueue(queries: Queries, id: string, sourceId: string, order: EmailOrder): Promise<ClaimedDelivery> {
			return store.insertClaimed(queries, rowOf(id, sourceId, order), clock(), leaseMs);
		},

		/**
		 * Adds a delivery that nobody waits for in the caller's transaction; a worker sends it on its next pass,
		 * but not before `delayMs` have passed.
		 */
		enqueueUnclaimed(queries: Queries, id: string, sourceId: string, order: EmailOrder, delayMs = 0): Promise<void> {
			const now = clock();
			return store.insertDue(queries, rowOf(id, sourceId, order), now, now + delayMs);
		},

		/**
		 * The first attempt. Answers within `budgetMs`; a send still running then goes on in the background.
		 * `sent: true` only after the transport accepted the whole e-mail. Never rejects.
		 */
		async attemptWithin(delivery: ClaimedDelivery, budgetMs: number): Promise<DeliveryReport> {
			const deadline = performance.now() + budgetMs;
			const release = await slots.await(delivery.domainKey, budgetMs);
			if (release === undefined) {
				// Without this the row would wait for its lease to end; that is late, not lost.
				const released = database.write((queries) => store.release(queries, delivery, clock()));
				released.catch((error: unknown) =>
					log.warn({ delivery: delivery.id }, "a delivery could not be put back", error),
				);
				return { sent: false, cause: "busy" };
			}
			const outcome = await within(Math.max(0, deadline - performance.now()), run(delivery, release));
			if (outcome === undefined) return { sent: false, cause: "timeout" };
			return reportOf(outcome);
		},

		/** Takes no new work, waits a bounded time for sends in hand, and closes the transport. */
		async stop(): Promise<void> {
			await sender.stop();
			await within(stopWaitMs, Promise.allSettled(inHand.values()));
			await renewer.stop();
			await transport.close();
		},
	};
}

export type DeliveryWorker = ReturnType<typeof createDeliveryWorker>;

function reportOf(outcome: SendOutcome): DeliveryReport {
	if (outcome.kind === "accepted") return { sent: true };
	const deferred = outcome.kind === "temporary" && outcome.cause === "refused";
	return { sent: false, cause: deferred ? "deferred" : outcome.cause };
}

function envelopeContext(id: string): string {
	return `delivery/${id}/envelope`;
}
