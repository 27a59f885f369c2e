import { randomUUIDv7 } from "node:crypto";
import { sql } from "kysely";
import type { ModerationAction } from "#contract/admin-decisions.ts";
import { ExpectedError } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";
import type { RefusalCategory } from "#contract/moderation.ts";
import type { Clock } from "#server/clock.ts";
import type { BulkJobTable } from "#server/database/bulk-job-tables.ts";
import type { Database, Queries } from "#server/database/engine.ts";
import { after, queueNow } from "#server/database/queue-now.ts";
import type { ReviewFilter } from "#server/message/review-filter.ts";
import { waitingFor } from "#server/message/review-query.ts";
import type { Vault } from "#server/privacy/seal.ts";
import { createBulkJobQueue } from "./bulk-job-queue.ts";
import { createBulkJobRows, orderContext } from "./bulk-job-rows.ts";

/** What an administrator orders. */
export interface OrderedJob {
	readonly action: ModerationAction;
	readonly category: RefusalCategory | undefined;
	readonly reason: string;
	/** As it was asked for, without an address. */
	readonly asked: object;
	readonly filter: ReviewFilter;
	/** How many notes its maker wants to decide. */
	readonly expected: number;
	readonly by: string;
}

interface StoreDependencies {
	readonly engine: Database["engine"];
	readonly vault: Vault;
	readonly clock: Clock;
	/** Decides on SQLite when a job is due. */
	readonly steadyClock: Clock;
}

/**
 * Jobs, and the notes that are still to be decided by each. A job holds a note by its row, which goes in the transaction
 * that decides the note: so each is decided once, whoever works on the job, and however often it is begun anew.
 */
export function createBulkJobStore({ engine, vault, clock, steadyClock }: StoreDependencies) {
	const now = () => queueNow(engine, steadyClock());

	return {
		...createBulkJobQueue(engine, { clock, now }),
		...createBulkJobRows(vault),

		/** Takes the notes that match now, each as it stands. @throws {ExpectedError} `conflict` when there are others than expected. */
		async order(queries: Queries, ordered: OrderedJob): Promise<BulkJobTable> {
			const { action, category = null, reason, asked, filter, expected, by } = ordered;
			const id = randomUUIDv7();
			const at = clock();
			const job = await queries
				.insertInto("bulk_job")
				.values({
					id,
					state: "waiting",
					action,
					category,
					order_sealed: vault.seal(JSON.stringify({ filter: asked, reason }), orderContext(id)),
					total: expected,
					done: 0,
					skipped: 0,
					sent_by_another_note: 0,
					created_by: by,
					created_at: at,
					due_at: after(now(), limits.undoMs),
				})
				.returningAll()
				.executeTakeFirstOrThrow();
			const notes = waitingFor(queries, filter).select([
				sql<string>`cast(${id} as text)`.as("job_id"),
				"id",
				"version",
			]);
			const { numInsertedOrUpdatedRows: count = 0n } = await queries
				.insertInto("bulk_job_note")
				.columns(["job_id", "message_id", "version"])
				.expression(notes)
				.executeTakeFirstOrThrow();
			if (Number(count) === expected) return job;
			throw new ExpectedError("conflict", "count_changed", { inputs: { count: Number(count), limit: expected } });
		},
	};
}

export type BulkJobStore = ReturnType<typeof createBulkJobStore>;
