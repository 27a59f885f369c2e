import type { Clock } from "#server/clock.ts";
import { sleep } from "#server/clock.ts";
import type { Database } from "#server/database/engine.ts";
import type { EmailComposer } from "#server/delivery/composing/email-composer.ts";
import type { Log } from "#server/log.ts";
import type { DeliveryStore } from "./delivery-store.ts";
import type { ClaimedDelivery } from "./outbox.ts";
import { nextAttemptAt } from "./retry.ts";
import type { Settled, SettledListener } from "./settled-listener.ts";
import type { FailureCause, SendOutcome, Transport } from "./transport.ts";

interface AttemptDependencies {
	readonly database: Database;
	readonly store: DeliveryStore;
	readonly transport: Transport;
	readonly composer: EmailComposer;
	/** Right-hand side of every Message-ID. */
	readonly messageIdHost: string;
	readonly listeners: readonly SettledListener[];
	readonly clock: Clock;
	readonly log: Log;
}

/** Makes one attempt at a delivery that this process holds. Never rejects. */
export type Attempt = (delivery: ClaimedDelivery) => Promise<SendOutcome>;

const maxRecordTries = 6;

/** One attempt: sends the e-mail, records what became of it, and tells the listeners when no more will follow. */
export function createAttempt(dependencies: AttemptDependencies): Attempt {
	const { database, store, transport, composer, messageIdHost, listeners, clock, log } = dependencies;

	async function send(delivery: ClaimedDelivery): Promise<SendOutcome> {
		try {
			const messageId = `<${delivery.id}@${messageIdHost}>`;
			return await transport.send(composer.compose({ ...delivery.readOrder(), messageId, date: clock() }));
		} catch (error) {
			log.error({ delivery: delivery.id }, "a delivery could not be prepared", error);
			return { kind: "permanent", cause: "refused", code: "unreadable" };
		}
	}

	/** Tries a few times: the e-mail has been sent, and a database that is away for a second must not send it twice. */
	async function record(delivery: ClaimedDelivery, outcome: SendOutcome): Promise<void> {
		for (let tries = 1; ; tries++) {
			try {
				return await recordOnce(delivery, outcome);
			} catch (error) {
				if (tries === maxRecordTries) throw error;
				await sleep(250 * 2 ** tries);
			}
		}
	}

	async function recordOnce(delivery: ClaimedDelivery, outcome: SendOutcome): Promise<void> {
		const now = clock();
		if (outcome.kind === "accepted") return settle(delivery, { state: "sent", code: null, at: now });
		const { kind, code } = outcome;
		log.info({ delivery: delivery.id, attempt: delivery.attempt, code }, `a delivery failed (${kind})`);
		if (kind === "permanent") return settle(delivery, { state: "failed", code, at: now });
		const dueAt = nextAttemptAt({
			attempts: delivery.attempt,
			queuedAt: delivery.queuedAt,
			now,
			random: Math.random(),
		});
		if (dueAt === undefined) return settle(delivery, { state: "dead", code, at: now });
		await database.write((queries) => store.postpone(queries, delivery, dueAt, code));
	}

	async function settle(delivery: ClaimedDelivery, end: Pick<Settled, "state" | "code" | "at">): Promise<void> {
		const settled = { id: delivery.id, sourceId: delivery.sourceId, ...end };
		const isOurs = await database.write(async (queries) => {
			if (!(await store.settle(queries, delivery, end))) return false;
			for (const { inTransaction } of listeners) await inTransaction?.(queries, settled);
			return true;
		});
		if (isOurs) for (const listener of listeners) void tell(listener, settled, log);
	}

	return async (delivery) => {
		const outcome = await send(delivery);
		try {
			await record(delivery, outcome);
		} catch (error) {
			// The lease ends by itself, and the repeat carries the same Message-ID.
			log.error({ delivery: delivery.id, outcome: outcome.kind }, "the end of a delivery could not be recorded", error);
		}
		return outcome;
	};
}

/** What a sender may be told about the first attempt. `busy`: every connection was in use; `deferred`: the server said not now. */
export type DeliveryReport =
	| { readonly sent: true }
	| { readonly sent: false; readonly cause: FailureCause | "busy" | "deferred" };

/** What an attempt's outcome is to the sender of a note. Undefined: it goes on. */
export function reportOf(outcome: SendOutcome | undefined): DeliveryReport {
	if (outcome === undefined) return { sent: false, cause: "timeout" };
	if (outcome.kind === "accepted") return { sent: true };
	const deferred = outcome.kind === "temporary" && outcome.cause === "refused";
	return { sent: false, cause: deferred ? "deferred" : outcome.cause };
}

async function tell({ afterCommit }: SettledListener, settled: Settled, log: Log): Promise<void> {
	try {
		await afterCommit?.(settled);
	} catch (error) {
		log.warn({ delivery: settled.id }, "a listener failed that was told of a settled delivery", error);
	}
}
