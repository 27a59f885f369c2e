import { type Clock, sleep } from "#server/clock.ts";
import type { Database, Queries } from "#server/database/engine.ts";
import type { Eraser, FileEraser, RowEraser } from "#server/database/eraser.ts";
import type { Log } from "#server/log.ts";
import { createWorker, type Worker } from "#server/worker.ts";
import type { PassTimes } from "./believed-time.ts";
import { retentionStore } from "./retention-store.ts";

interface RetentionOptions {
	readonly database: Database;
	/** What is to be erased, kind by kind. */
	readonly erasers: readonly Eraser[];
	/** Whether this process erases rows. Files are erased by each that has any. */
	readonly erasesRows: boolean;
	readonly clock: Clock;
	/** A clock that no one sets: the database server's, or the process's steady one. */
	readonly steadyNow: (queries: Queries) => Promise<number>;
	readonly log: Log;
}

/** Between two passes, whichever node makes them. */
const everyMs = 3_600_000;
/** How often each node looks whether the next is due. */
const lookMs = 10 * 60_000;
/** Of a transaction: a few milliseconds, in which no note is kept waiting. */
const batchSize = 100;
/** Between two transactions, for everybody else. */
const pauseMs = 20;

/** Erases what has been kept for long enough, and counts it. See decisions/0044. */
export function createRetention(options: RetentionOptions): Worker & { look(): Promise<void> } {
	const { database, erasers, erasesRows, clock, steadyNow, log } = options;
	const stopping = new AbortController();
	const { eraseRows, eraseFiles } = createErasing(database, stopping.signal);
	const worker = createWorker("retention", lookMs, look, log);

	/** One that failed halfway: the next look goes on with it. */
	let unfinished: PassTimes | undefined;

	async function look(): Promise<void> {
		const turn = unfinished ?? (erasesRows ? await database.write(takeTurn) : undefined);
		unfinished = turn;
		if (turn === undefined) await eraseFilesHere();
		else await eraseEverything(turn);
		unfinished = undefined;
	}

	async function takeTurn(queries: Queries): Promise<PassTimes | undefined> {
		// Of two clocks that differ the one that is behind: less is due by it.
		const now = Math.min(clock(), await steadyNow(queries));
		return retentionStore.takeTurn(queries, now, everyMs);
	}

	async function eraseEverything({ beganAt, believedAt, doubtedSince }: PassTimes): Promise<void> {
		if (doubtedSince !== null && believedAt > 0)
			log.info({}, "the clock has jumped, or the service was off: nothing is erased for a day");
		const counts: Record<string, number> = {};
		for (const eraser of erasers) {
			const erase =
				"eraseOlder" in eraser ? eraseRows(eraser, believedAt, beganAt) : eraseFiles(eraser, believedAt, beganAt);
			const count = await erase;
			if (count > 0) counts[eraser.name] = count;
		}
		await database.scrub({ compact: Object.keys(counts).length > 0 });
		log.info(counts, "expired data was erased");
	}

	/** Between the passes, and where others erase the rows. */
	async function eraseFilesHere(): Promise<void> {
		const last = await database.read(retentionStore.lastPass);
		if (last === undefined) return;
		const now = Math.min(last.believedAt, clock());
		for (const eraser of erasers) {
			if ("eraseOlderFiles" in eraser) await eraseFiles(eraser, now, last.beganAt);
		}
	}

	return {
		/** One look, as the worker does it. */
		look,
		start: worker.start,
		async stop() {
			stopping.abort();
			await worker.stop();
		},
	};
}

/** How one kind is erased, and counted. */
function createErasing(database: Database, stopping: AbortSignal) {
	return {
		/** Batch by batch, until nothing more is due or the service stops. */
		async eraseRows({ name, eraseOlder }: RowEraser, now: number, passAt: number): Promise<number> {
			for (let total = 0; ; await sleep(pauseMs, stopping)) {
				const count = await database.write(async (queries) => {
					const erased = await eraseOlder(queries, now, batchSize);
					if (erased > 0) await retentionStore.count(queries, name, erased, passAt);
					return erased;
				});
				total += count;
				if (count < batchSize || stopping.aborted) return total;
			}
		},

		async eraseFiles({ name, eraseOlderFiles }: FileEraser, now: number, passAt: number): Promise<number> {
			const count = await eraseOlderFiles(now);
			if (count > 0) await database.write((queries) => retentionStore.count(queries, name, count, passAt));
			return count;
		},
	};
}
