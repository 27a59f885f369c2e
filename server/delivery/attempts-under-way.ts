import { within } from "#server/clock.ts";
import type { Database } from "#server/database/engine.ts";
import type { Log } from "#server/log.ts";
import { createWorker, type Worker } from "#server/worker.ts";
import { type Attempt, type AttemptOutcome, type DeliveryReport, reportOf } from "./attempt.ts";
import type { DeliveryStore } from "./delivery-store.ts";
import type { DomainPace } from "./domain-pace.ts";
import type { ClaimedDelivery } from "./outbox.ts";
import { createSlots, type Release, type Slots } from "./slots.ts";

interface UnderWayDependencies {
	readonly database: Database;
	readonly store: DeliveryStore;
	readonly pace: DomainPace;
	readonly attempt: Attempt;
	/** How many attempts may run at once. */
	readonly concurrency: number;
	readonly log: Log;
}

const renewMs = 5_000;
/** Of all connections, the part that one domain may take. */
const sharePerDomain = 0.6;

const nothingHeld: Release = () => {};

/** Slots as the pace of each domain wants them. At a domain that is left alone no attempt asks a server or needs a slot. */
function createPacedSlots(concurrency: number, pace: DomainPace): Slots {
	const mostPerDomain = Math.max(1, Math.floor(concurrency * sharePerDomain));
	const slots = createSlots(concurrency, (domain) => pace.shareOf(domain, mostPerDomain));
	return {
		...slots,
		await: async (domain, waitMs) => (pace.isPaused(domain) ? nothingHeld : slots.await(domain, waitMs)),
		fullDomains: () => slots.fullDomains().filter((domain) => !pace.isPaused(domain)),
	};
}

/** Renews the leases of what is held. */
function createRenewer(
	{ database, store, log }: UnderWayDependencies,
	heldNow: () => readonly ClaimedDelivery[],
): Worker {
	return createWorker(
		"delivery lease",
		renewMs,
		async () => {
			const held = heldNow();
			if (held.length > 0) await database.write((queries) => store.renew(queries, held));
		},
		log,
	);
}

/** Tells one who waits that attempts have ended. */
function createEndings() {
	let ended = 0;
	let look = () => {};
	return {
		tell(): void {
			ended++;
			look();
		},
		/** Resolves when `count` have ended from now on. */
		more(count: number): Promise<void> {
			const wanted = ended + count;
			return new Promise((resolve) => {
				look = () => {
					if (ended >= wanted) resolve();
				};
				look();
			});
		},
	};
}

/** The attempts that this process makes at present: bounded in number, each with a lease that is renewed while it lasts. */
export function createAttemptsUnderWay(dependencies: UnderWayDependencies) {
	const { database, store, pace, attempt, concurrency, log } = dependencies;
	const slots = createPacedSlots(concurrency, pace);
	const underWay = new Map<ClaimedDelivery, Promise<AttemptOutcome>>();
	const endings = createEndings();
	const renewer = createRenewer(dependencies, () => [...underWay.keys()]);

	function run(delivery: ClaimedDelivery, release: Release): Promise<AttemptOutcome> {
		// Not with the loop: a process without the worker's role makes first attempts, too.
		renewer.start();
		const running = attempt(delivery).finally(release);
		underWay.set(delivery, running);
		void running.finally(() => {
			underWay.delete(delivery);
			endings.tell();
		});
		return running;
	}

	/** Without this the row would wait for its lease to end; that is late, not lost. */
	function putBack(delivery: ClaimedDelivery): void {
		const released = database.write((queries) => store.release(queries, delivery));
		released.catch((error: unknown) => log.warn({ delivery: delivery.id }, "a delivery could not be put back", error));
	}

	return {
		/** How many more attempts may begin. */
		free: slots.free,

		/** What no further attempt may be made at for now: what is under way, and domains at their limit. */
		except: () => ({ ids: [...underWay.keys()].map(({ id }) => id), domains: slots.fullDomains() }),

		/** Begins an attempt once there is a slot for its domain, or puts the delivery back when there is none within `waitMs`. */
		async begin(delivery: ClaimedDelivery, waitMs: number): Promise<void> {
			const release = await slots.await(delivery.domainKey, waitMs);
			if (release === undefined) putBack(delivery);
			else void run(delivery, release);
		},

		/** Resolves when `count` more attempts have ended, or all, or after `waitMs`. */
		untilSomeEnded: (count: number, waitMs: number) => within(waitMs, endings.more(Math.min(count, underWay.size))),

		/**
		 * The first attempt. Answers within `budgetMs`; a send still running then goes on in the background.
		 * `sent: true` only after the transport accepted the whole e-mail. Never rejects.
		 */
		async attemptWithin(delivery: ClaimedDelivery, budgetMs: number): Promise<DeliveryReport> {
			const deadline = performance.now() + budgetMs;
			const release = await slots.await(delivery.domainKey, budgetMs);
			if (release === undefined) {
				putBack(delivery);
				return { sent: false, cause: "busy" };
			}
			return reportOf(await within(Math.max(0, deadline - performance.now()), run(delivery, release)));
		},

		/** Resolves when nothing is under way that is now. */
		settled: () => Promise.allSettled(underWay.values()),
		/** Renews no lease any more. */
		stop: renewer.stop,
	};
}

export type AttemptsUnderWay = ReturnType<typeof createAttemptsUnderWay>;
