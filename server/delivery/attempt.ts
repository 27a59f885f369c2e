import type { EmailName } from "#contract/emails.ts";
import type { UnpreparedCode } from "#contract/unprepared-codes.ts";
import type { Clock } from "#server/clock.ts";
import { sleep } from "#server/clock.ts";
import type { Database } from "#server/database/engine.ts";
import type { EmailComposer } from "#server/delivery/composing/email-composer.ts";
import type { Log } from "#server/log.ts";
import { SealBroken } from "#server/privacy/seal.ts";
import { digitsOfUuid } from "#server/privacy/uuid-digits.ts";
import type { DeliveryStore, End } from "./delivery-store.ts";
import type { DomainPace } from "./domain-pace.ts";
import type { ClaimedDelivery } from "./outbox.ts";
import { createPolicyAlarm } from "./policy-alarm.ts";
import { longestWait, nextWait } from "./retry.ts";
import type { Settled, SettledListener } from "./settled-listener.ts";
import type { Email, FailureCause, SendOutcome, Transport } from "./transport.ts";

interface AttemptDependencies {
	readonly database: Database;
	readonly store: DeliveryStore;
	readonly transport: Transport;
	readonly pace: DomainPace;
	readonly composer: EmailComposer;
	/** Right-hand side of every Message-ID. */
	readonly messageIdHost: string;
	/** Where mail servers report on a delivery, when that is a mailbox of its own. */
	readonly bounceTo: (deliveryId: string) => Pick<Email, "bounceTo">;
	readonly listeners: readonly SettledListener[];
	readonly clock: Clock;
	readonly log: Log;
}

/** Makes one attempt at a delivery that this process holds. Never rejects. */
export type Attempt = (delivery: ClaimedDelivery) => Promise<AttemptOutcome>;

/** What became of an attempt. `unprepared`: no e-mail could be made of the order, so nothing was sent. */
export type AttemptOutcome = SendOutcome | { readonly kind: "unprepared"; readonly code: UnpreparedCode };

/** What became of an attempt, and at which e-mail of the registry; undefined when its order was not read. */
interface Sent {
	readonly outcome: AttemptOutcome;
	readonly email: EmailName | undefined;
}

const maxRecordTries = 6;

/** One attempt: sends the e-mail, records what became of it, and tells the listeners when no more will follow. */
export function createAttempt(dependencies: AttemptDependencies): Attempt {
	const { database, store, listeners, clock, log } = dependencies;
	const send = createSend(dependencies);
	const alarm = createPolicyAlarm(log);

	async function record(delivery: ClaimedDelivery, { outcome, email }: Sent): Promise<void> {
		const now = clock();
		if (outcome.kind === "accepted") {
			return settle(delivery, { state: outcome.isCaptured ? "captured" : "sent", code: null, at: now, email });
		}
		const { kind, code } = outcome;
		log.info({ delivery: delivery.id, attempt: delivery.attempt, code }, `a delivery failed (${kind})`);
		if (kind === "policy") alarm(code);
		const end = { code, at: now, email, domainSealed: delivery.sealDomain() };
		if (kind === "permanent") {
			return settle(delivery, { ...end, state: "failed", hardBounce: outcome.isAboutRecipient });
		}
		const waitMs = nextWait({ attempts: delivery.attempt, ageMs: delivery.ageMs, random: Math.random() });
		if (waitMs !== undefined) await postpone(delivery, waitMs, code);
		// The secret may come back at any time, so this never ends.
		else if (code === "other_secret") await postpone(delivery, longestWait, code);
		// What was altered may be restored by hand, so it is not erased.
		else await settle(delivery, { ...end, state: "dead", keepsEnvelope: kind === "unprepared" });
	}

	async function postpone(delivery: ClaimedDelivery, waitMs: number, code: string): Promise<void> {
		const domainSealed = delivery.sealDomain();
		await database.write((queries) => store.postpone(queries, delivery, { waitMs, code, domainSealed }));
	}

	async function settle(delivery: ClaimedDelivery, end: End & Pick<Settled, "email">): Promise<void> {
		const { state, code, at, hardBounce = false } = end;
		const { id, sourceId } = delivery;
		const settled: Settled = { id, sourceId, email: end.email, state, code, at, hardBounce };
		const isOurs = await database.write(
			async (queries) => {
				if (!(await store.settle(queries, delivery, end))) return false;
				for (const { inTransaction } of listeners) await inTransaction?.(queries, settled);
				return true;
			},
			{ kind: "settled delivery", order: id, locks: [] },
		);
		if (isOurs) for (const listener of listeners) void tell(listener, settled, log);
	}

	return async (delivery) => {
		const sent = await send(delivery);
		const { outcome } = sent;
		try {
			await persistently(() => record(delivery, sent));
		} catch (error) {
			// The lease ends by itself, and the repeat carries the same Message-ID.
			log.error({ delivery: delivery.id, outcome: outcome.kind }, "the end of a delivery could not be recorded", error);
		}
		return outcome;
	};
}

/** Tries a few times: the e-mail has been sent, and a database that is away for a second must not send it twice. */
async function persistently(record: () => Promise<void>): Promise<void> {
	for (let tries = 1; ; tries++) {
		try {
			return await record();
		} catch (error) {
			if (tries === maxRecordTries) throw error;
			await sleep(250 * 2 ** tries);
		}
	}
}

/** Makes the e-mail of an order, each time the very same, and hands it to the transport. */
function createSend({ transport, pace, composer, messageIdHost, bounceTo, log }: AttemptDependencies) {
	return async (delivery: ClaimedDelivery): Promise<Sent> => {
		const { domainKey } = delivery;
		const deferral = pace.pausedBy(domainKey);
		// Not asked again so soon: what its servers said last is taken for the answer.
		if (deferral !== undefined) {
			return { outcome: { kind: "temporary", cause: "refused", code: deferral }, email: undefined };
		}
		let email: Email;
		let name: EmailName;
		try {
			const messageId = `<${delivery.id}@${messageIdHost}>`;
			const { id, sourceId } = delivery;
			const order = delivery.readOrder();
			name = order.template;
			const composed = composer.compose({ ...order, sourceId, messageId, date: queuedAt(id) });
			email = { ...composed, ...bounceTo(delivery.id) };
		} catch (error) {
			const code = unpreparedCode(error);
			log.error({ delivery: delivery.id, code }, "an e-mail could not be prepared; its order is kept", error);
			return { outcome: { kind: "unprepared", code }, email: undefined };
		}
		const outcome = await transport.send(email);
		if (outcome.kind === "accepted") pace.accepted(domainKey);
		else if (outcome.slowsDomain) pace.deferred(domainKey, outcome.code);
		return { outcome, email: name };
	};
}

/** What a sender may be told about the first attempt. `busy`: every connection was in use; `deferred`: the server said not now. */
export type DeliveryReport =
	| { readonly sent: true }
	| { readonly sent: false; readonly cause: FailureCause | "busy" | "deferred" };

/** What an attempt's outcome is to the sender of a note. Undefined: it goes on. */
export function reportOf(outcome: AttemptOutcome | undefined): DeliveryReport {
	if (outcome === undefined) return { sent: false, cause: "timeout" };
	if (outcome.kind === "accepted") return { sent: true };
	if (outcome.kind === "unprepared") return { sent: false, cause: "deferred" };
	const deferred = outcome.kind !== "permanent" && outcome.cause === "refused";
	return { sent: false, cause: deferred ? "deferred" : outcome.cause };
}

async function tell({ afterCommit }: SettledListener, settled: Settled, log: Log): Promise<void> {
	try {
		await afterCommit?.(settled);
	} catch (error) {
		log.warn({ delivery: settled.id }, "a listener of settled deliveries failed", error);
	}
}

/** When the e-mail was ordered, in milliseconds: its id is a UUIDv7 (RFC 9562, section 5.7), and so the same to all who repeat it. */
function queuedAt(id: string): number {
	return Number.parseInt(digitsOfUuid(id).slice(0, 12), 16);
}

function unpreparedCode(error: unknown): UnpreparedCode {
	if (!(error instanceof SealBroken)) return "not_composed";
	return error.reason === "other_key" ? "other_secret" : "altered";
}
