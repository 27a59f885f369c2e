import type { Clock } from "#server/clock.ts";
import type { Database } from "#server/database/engine.ts";
import type { Log } from "#server/log.ts";
import { createWorker, type Worker } from "#server/worker.ts";
import type { AttemptsUnderWay } from "./attempts-under-way.ts";
import type { DeliveryStore } from "./delivery-store.ts";
import type { Outbox } from "./outbox.ts";

interface LoopDependencies {
	readonly database: Database;
	readonly store: Pick<DeliveryStore, "wake">;
	readonly outbox: Pick<Outbox, "claimDue">;
	readonly attempts: Pick<AttemptsUnderWay, "free" | "except" | "begin">;
	readonly mayOpen: () => boolean;
	readonly clock: Clock;
	readonly log: Log;
}

const pollMs = 1_000;

/** Takes from the outbox what is due, as much as there are free slots for. */
export function createDeliveryLoop(dependencies: LoopDependencies): Worker {
	const { database, store, outbox, attempts, mayOpen, clock, log } = dependencies;
	let hasWoken = false;

	/** A start is when a secret comes back: what waited for it is not left to the end of its wait. */
	async function wakeOnce(): Promise<void> {
		if (hasWoken) return;
		const woken = await database.write((queries) => store.wake(queries, "other_secret", clock()));
		if (woken > 0) log.warn({ deliveries: woken }, "e-mails that could not be opened are tried again");
		hasWoken = true;
	}

	async function sendDue(): Promise<void> {
		if (!mayOpen()) return;
		await wakeOnce();
		const free = attempts.free();
		if (free === 0) return;
		const except = attempts.except();
		const claimed = await database.write((queries) => outbox.claimDue(queries, free, except));
		for (const delivery of claimed) attempts.begin(delivery);
	}

	return createWorker("delivery", pollMs, sendDue, log);
}
