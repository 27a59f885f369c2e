import type { Database } from "#server/database/engine.ts";
import type { Log } from "#server/log.ts";
import { createWorker, type Worker } from "#server/worker.ts";
import type { AttemptsUnderWay } from "./attempts-under-way.ts";
import type { Outbox } from "./outbox.ts";

interface LoopDependencies {
	readonly database: Database;
	readonly outbox: Pick<Outbox, "claimDue">;
	readonly attempts: Pick<AttemptsUnderWay, "free" | "except" | "begin">;
	readonly log: Log;
}

const pollMs = 1_000;

/** Takes from the outbox what is due, as much as there are free slots for. */
export function createDeliveryLoop({ database, outbox, attempts, log }: LoopDependencies): Worker {
	async function sendDue(): Promise<void> {
		const free = attempts.free();
		if (free === 0) return;
		const except = attempts.except();
		const claimed = await database.write((queries) => outbox.claimDue(queries, free, except));
		for (const delivery of claimed) attempts.begin(delivery);
	}

	return createWorker("delivery", pollMs, sendDue, log);
}
