import { setImmediate as nextTurn } from "node:timers/promises";
import { type Kysely, sql, type Transaction } from "kysely";
import { sleep } from "#server/clock.ts";
import { overloaded } from "#server/http/overloaded.ts";
import { unavailable } from "./engine.ts";
import type { Tables } from "./schema.ts";
import { collectSums, writeSums } from "./transaction-sums.ts";
import { createWaitingWrites, type Job, type Work } from "./waiting-writes.ts";

interface GroupCommitOptions {
	readonly kysely: Kysely<Tables>;
	/** How long a write waits for its turn, from its arrival. */
	readonly waitMs: number;
	readonly maxWaiting: number;
	/** Another process holds the lock. */
	readonly isLocked: (error: unknown) => boolean;
	/** The database is out, which one piece of a group cannot help any more than another. */
	readonly isOutage: (error: unknown) => boolean;
	/** @throws when what is written now would not last. */
	readonly assertLasting: () => void;
}

/** Bounds how long the first of a group waits for the last. */
const maxGroupSize = 64;
/** Between two tries to get the lock: it doubles from the one to the other. */
const pauseMs = { min: 2, max: 50 };

/**
 * Commits writes that wait at the same time together: one flush to disk serves all of them, and each is
 * reported done only after it. An outage fails the whole group. When one piece fails by itself, the group is
 * undone and runs again, each piece behind a savepoint, so that a failure harms nobody else.
 */
export function createGroupCommit(options: GroupCommitOptions) {
	const waiting = createWaitingWrites(options.waitMs);
	let isDraining = false;

	async function drain(): Promise<void> {
		if (isDraining) return;
		isDraining = true;
		for (let pause = pauseMs.min; waiting.count() > 0; ) {
			await untilNoMoreCome();
			const lock = await commitNext();
			waiting.failLate(lock ?? unavailable(new Error("waited too long for other writes")));
			if (lock !== undefined) await sleep(pause);
			pause = lock === undefined ? pauseMs.min : Math.min(pause * 2, pauseMs.max);
		}
		isDraining = false;
	}

	/**
	 * SQLite answers at once, so without a turn of the event loop a write would end before the next request is even read. What
	 * a turn brings in shares the flush to disk, which costs more than many such turns; the first that brings nothing is the last.
	 */
	async function untilNoMoreCome(): Promise<void> {
		for (let before = 0; waiting.count() > before && waiting.count() < maxGroupSize; ) {
			before = waiting.count();
			await nextTurn();
		}
	}

	/** Commits one group; gives the error of the lock when another process holds it and nothing was begun. */
	async function commitNext(): Promise<unknown> {
		let group: readonly Job[] = [];
		const take = () => {
			group = waiting.take(maxGroupSize);
			return group;
		};
		try {
			for (const report of await commitGroup(take, options)) report();
		} catch (error) {
			if (group.length === 0 && options.isLocked(error)) return error;
			// Nothing could even begin, for anybody.
			if (group.length === 0) group = waiting.take(waiting.count());
			const isOneOfThem = !options.isOutage(error) && group.length > 1 && !group.some(({ isApart }) => isApart);
			if (isOneOfThem) waiting.putBack(group.map((job) => ({ ...job, isApart: true })));
			else for (const job of group) job.fail(error);
		}
		return undefined;
	}

	function write<T>(work: Work<T>, where: "first" | "last"): Promise<T> {
		const written = waiting.add(work, where);
		void drain();
		return written;
	}

	return {
		/** @throws {ExpectedError} `overloaded` at once when too many wait already. */
		write: async <T>(work: Work<T>): Promise<T> => {
			if (waiting.count() >= options.maxWaiting) throw overloaded();
			return write(work, "last");
		},

		/** For a look at the database's health, which is to pass the queue however long that is. */
		writeFirst: <T>(work: Work<T>): Promise<T> => write(work, "first"),
	};
}

/** Runs those that `take` gives once the lock is held, and commits them; resolves to their reports. */
async function commitGroup(
	take: () => readonly Job[],
	{ kysely, isOutage, assertLasting }: GroupCommitOptions,
): Promise<readonly (() => void)[]> {
	assertLasting();
	const reports = await kysely.transaction().execute(async (transaction) => {
		const group = take();
		const areApart = group.some(({ isApart }) => isApart);
		const done: (() => void)[] = [];
		const parts: Transaction<Tables>[] = [];
		for (const job of group) {
			const part = transaction.withoutPlugins();
			collectSums(part);
			done.push(await (areApart ? runApart(job, part, isOutage) : job.run(part)));
			parts.push(part);
		}
		await writeSums(transaction, parts);
		return done;
	});
	assertLasting();
	return reports;
}

/** Undoes what a piece that fails has done, and nothing else. Resolves to how to report its success or failure. */
async function runApart(
	job: Job,
	transaction: Transaction<Tables>,
	isOutage: GroupCommitOptions["isOutage"],
): Promise<() => void> {
	await sql`savepoint piece`.execute(transaction);
	try {
		const report = await job.run(transaction);
		await sql`release piece`.execute(transaction);
		return report;
	} catch (error) {
		if (isOutage(error)) throw error;
		await sql`rollback to piece`.execute(transaction);
		collectSums(transaction);
		await sql`release piece`.execute(transaction);
		return () => job.fail(error);
	}
}
