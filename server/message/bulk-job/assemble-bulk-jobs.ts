import type { Clock } from "#server/clock.ts";
import type { Database } from "#server/database/engine.ts";
import type { Serve } from "#server/http/serve.ts";
import type { Log } from "#server/log.ts";
import type { MessageReview, RecordAct } from "#server/message/message-review.ts";
import type { ReviewStore } from "#server/message/review-store.ts";
import type { Vault } from "#server/privacy/seal.ts";
import { serveBulkJobs } from "./bulk-job-routes.ts";
import { createBulkJobStore } from "./bulk-job-store.ts";
import { createBulkJobWorker } from "./bulk-job-worker.ts";

interface BulkJobsBase {
	readonly database: Database;
	readonly vault: Vault;
	readonly review: MessageReview;
	readonly reviews: ReviewStore;
	readonly record: RecordAct;
	/** Whether what is sealed can be opened at present. */
	readonly mayOpen: () => boolean;
	readonly clock: Clock;
	/** Decides on SQLite when a job is due. */
	readonly steadyClock: Clock;
	readonly log: Log;
}

/** Decisions on all notes of a filter: what is asked of them, and who works them off. */
export function assembleBulkJobs(base: BulkJobsBase) {
	const { database, reviews } = base;
	const jobs = createBulkJobStore({ ...base, engine: database.engine });
	return {
		worker: createBulkJobWorker({ ...base, jobs }),
		serve: (serve: Serve): void => serveBulkJobs(serve, { database, jobs, reviews }),
	};
}
