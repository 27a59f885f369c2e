import { type Clock, within } from "#server/clock.ts";
import type { Database } from "#server/database/engine.ts";
import type { EmailComposer } from "#server/delivery/composing/email-composer.ts";
import type { Log } from "#server/log.ts";
import type { Vault } from "#server/privacy/seal.ts";
import { createAttempt } from "./attempt.ts";
import { createAttemptsUnderWay } from "./attempts-under-way.ts";
import { bounceAddressOf } from "./bounce-address.ts";
import { createDeliveryLoop } from "./delivery-loop.ts";
import { createDeliveryStore } from "./delivery-store.ts";
import { createDomainPace } from "./domain-pace.ts";
import { createOutbox } from "./outbox.ts";
import { createReportAgain } from "./report-again.ts";
import type { SettledListener } from "./settled-listener.ts";
import type { Transport } from "./transport.ts";

interface DeliveryDependencies {
	readonly database: Database;
	readonly vault: Vault;
	/** Whether sealed e-mails can be opened at present; otherwise none is claimed. */
	readonly mayOpen: () => boolean;
	readonly transport: Transport;
	readonly composer: EmailComposer;
	/** Right-hand side of every Message-ID. */
	readonly messageIdHost: string;
	/** The mailbox to which mail servers report; undefined: the one that e-mails come from. */
	readonly bounceAddress: string | undefined;
	readonly listeners: readonly SettledListener[];
	readonly clock: Clock;
	/** Decides on SQLite when e-mails are due. */
	readonly steadyClock: Clock;
	readonly log: Log;
}

const stopLimits = {
	/** Healthy mail servers take an e-mail within a second. */
	sendsMs: 2_500,
	closeMs: 1_500,
	/** What became of each is written down. */
	recordsMs: 1_000,
} as const;

/** The outbox, the first attempt that a request makes, and the loop that makes all others. */
export function createDelivery({ vault, transport, mayOpen, bounceAddress, ...around }: DeliveryDependencies) {
	const { database, steadyClock, log } = around;
	const store = createDeliveryStore(database.engine, steadyClock);
	const pace = createDomainPace(steadyClock);
	const outbox = createOutbox({ store, vault });
	const bounceTo = (id: string) =>
		bounceAddress === undefined ? {} : { bounceTo: bounceAddressOf(vault, id, bounceAddress) };
	const attempts = createAttemptsUnderWay({
		database,
		store,
		attempt: createAttempt({ ...around, store, pace, transport, bounceTo }),
		pace,
		concurrency: transport.concurrency,
		log,
	});
	const loop = createDeliveryLoop({ database, store, outbox, attempts, mayOpen, log });
	return {
		outbox,
		attemptWithin: attempts.attemptWithin,
		reportAgain: createReportAgain(database),
		start: loop.start,

		/**
		 * Takes no new work and waits for sends under way and for `answered`, the requests that may begin one, as long as
		 * `stopLimits` allow. Then it cuts off what still hangs, which lets its request answer that nothing was sent, and
		 * which is repeated after its lease.
		 */
		async stop(answered: Promise<unknown>): Promise<void> {
			await within(stopLimits.sendsMs, Promise.all([loop.stop(), answered.then(attempts.settled)]));
			await within(stopLimits.closeMs, transport.close());
			await within(stopLimits.recordsMs, Promise.all([attempts.settled(), attempts.stop()]));
		},
	};
}

export type Delivery = ReturnType<typeof createDelivery>;
