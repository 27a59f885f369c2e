import type { Database } from "#server/database/engine.ts";
import type { Log } from "#server/log.ts";
import { createWorker, type Worker } from "#server/worker.ts";
import type { AttemptsUnderWay } from "./attempts-under-way.ts";
import type { DeliveryStore } from "./delivery-store.ts";
import type { Outbox } from "./outbox.ts";

interface LoopDependencies {
	readonly database: Database;
	readonly store: Pick<DeliveryStore, "wake" | "pullBack">;
	readonly outbox: Pick<Outbox, "claimDue">;
	readonly attempts: Pick<AttemptsUnderWay, "free" | "except" | "begin" | "untilSomeEnded">;
	readonly mayOpen: () => boolean;
	readonly log: Log;
}

const pollMs = 1_000;
/** A claim is a transaction of its own: it waits until so many slots are free again, if more is due. */
const endedPerClaim = 4;
/** How long an e-mail may stay due at a time that a wrong clock gave it. */
const pullBackEveryMs = 10_000;

/** Takes from the outbox what is due, as much as there are free slots for, and more as they become free. */
export function createDeliveryLoop(dependencies: LoopDependencies): Worker {
	const { database, store, outbox, attempts, mayOpen, log } = dependencies;
	let hasWoken = false;
	let pulledBackAt = Number.NEGATIVE_INFINITY;

	/** A start is when a secret comes back: what waited for it is not left to the end of its wait. */
	async function wakeOnce(): Promise<void> {
		if (hasWoken) return;
		const woken = await database.write((queries) => store.wake(queries, "other_secret"));
		if (woken > 0) log.warn({ deliveries: woken }, "e-mails that could not be opened are tried again");
		hasWoken = true;
	}

	async function pullBackAtTimes(): Promise<void> {
		if (performance.now() < pulledBackAt + pullBackEveryMs) return;
		const deliveries = await database.write((queries) => store.pullBack(queries));
		if (deliveries > 0) log.warn({ deliveries }, "the clock was wrong: e-mails that were due too late are sent soon");
		pulledBackAt = performance.now();
	}

	async function sendDue(stopping: AbortSignal): Promise<void> {
		while (mayOpen() && !stopping.aborted) {
			await wakeOnce();
			await pullBackAtTimes();
			if (!(await claimOnce())) return;
			await attempts.untilSomeEnded(endedPerClaim, pollMs);
		}
	}

	/** False: nothing more is due that could be sent once slots are free. */
	async function claimOnce(): Promise<boolean> {
		const free = attempts.free();
		if (free === 0) return true;
		const except = attempts.except();
		const claimed = await database.write((queries) => outbox.claimDue(queries, free, except));
		for (const delivery of claimed) attempts.begin(delivery, pollMs);
		return claimed.length === free || except.domains.length > 0;
	}

	return createWorker("delivery", pollMs, sendDue, log);
}
