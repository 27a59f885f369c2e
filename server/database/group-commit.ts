import type { ControlledTransaction, Transaction } from "kysely";
import type { Tables } from "./schema.ts";

type Work<T> = (queries: Transaction<Tables>) => Promise<T>;

interface Job {
	/** Does the work and returns how to report its success, once that is durable. */
	readonly run: (transaction: ControlledTransaction<Tables>) => Promise<() => void>;
	readonly fail: (error: unknown) => void;
}

/** Bounds how long the first of a group waits for the last. */
const mostTogether = 64;

/**
 * Commits writes that wait at the same time together: one flush to disk serves all of them, and each is
 * reported done only after it. A write that fails is undone by itself, behind its savepoint; when the
 * commit fails, all of its group have failed. A lone write waits for nothing.
 */
export function createGroupCommit(begin: () => Promise<ControlledTransaction<Tables>>) {
	const waiting: Job[] = [];
	let draining = false;

	async function drain(): Promise<void> {
		draining = true;
		while (waiting.length > 0) await commitTogether(waiting.splice(0, mostTogether));
		draining = false;
	}

	async function commitTogether(group: readonly Job[]): Promise<void> {
		let transaction: ControlledTransaction<Tables> | undefined;
		let open = group;
		try {
			transaction = await begin();
			const done: { job: Job; report: () => void }[] = [];
			for (const job of group) {
				const report = await runApart(transaction, job);
				if (report === undefined) open = open.filter((other) => other !== job);
				else done.push({ job, report });
			}
			await transaction.commit().execute();
			for (const { report } of done) report();
		} catch (error) {
			// Frees the connection. The first error is the one to report, whatever becomes of the rollback.
			await transaction?.rollback().execute().catch(() => {});
			for (const job of open) job.fail(error);
		}
	}

	return <T>(work: Work<T>): Promise<T> =>
		new Promise((resolve, reject) => {
			waiting.push({
				async run(transaction) {
					const value = await work(transaction);
					return () => resolve(value);
				},
				fail: reject,
			});
			if (!draining) void drain();
		});
}

/** Runs a job behind a savepoint. Undefined: it failed, was told so, and left nothing. */
async function runApart(transaction: ControlledTransaction<Tables>, job: Job): Promise<(() => void) | undefined> {
	const savepoint = await transaction.savepoint("job").execute();
	try {
		const report = await job.run(transaction);
		await savepoint.releaseSavepoint("job").execute();
		return report;
	} catch (error) {
		// When SQLite had to give up the whole transaction, this throws and fails the whole group.
		await savepoint.rollbackToSavepoint("job").execute();
		await savepoint.releaseSavepoint("job").execute();
		job.fail(error);
		return undefined;
	}
}
