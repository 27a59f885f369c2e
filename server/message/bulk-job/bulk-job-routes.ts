import { type BulkJob, countForJob, listJobs, orderJob, readJob, stopJob } from "#contract/admin-jobs.ts";
import { ExpectedError } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";
import type { BulkJobTable } from "#server/database/bulk-job-tables.ts";
import type { Database, Queries } from "#server/database/engine.ts";
import type { Serve } from "#server/http/serve.ts";
import { readDecision } from "#server/message/message-review-routes.ts";
import { type AskedFilter, readFilter } from "#server/message/read-filter.ts";
import { waitingFor } from "#server/message/review-query.ts";
import type { ReviewStore } from "#server/message/review-store.ts";
import { isoMoment } from "#server/message/reviewed-message.ts";
import type { BulkJobStore } from "./bulk-job-store.ts";

interface JobParts {
	readonly database: Database;
	readonly jobs: BulkJobStore;
	readonly reviews: ReviewStore;
}

/** Which waiting notes are meant. */
interface AskedNotes extends AskedFilter {
	readonly view?: "pending" | "reported";
}

/** Decisions on all waiting notes that match a filter: ordered, watched and stopped. */
export function serveBulkJobs(serve: Serve, { database, jobs, reviews }: JobParts): void {
	const filterOf = ({ view, ...asked }: AskedNotes) => ({
		...readFilter(asked, reviews),
		isReported: view === "reported",
	});

	serve(countForJob, async ({ query }) => {
		const filter = filterOf(query);
		const { count } = await database.read((queries) =>
			waitingFor(queries, filter)
				.select(({ fn }) => fn.countAll().as("count"))
				.executeTakeFirstOrThrow(),
		);
		return { success: true as const, count: Number(count) };
	});

	serve(orderJob, async ({ body }, { session: { username: by } }) => {
		const { action, category } = readDecision(body);
		const reason = body.reason.trim();
		if (reason === "") throw new ExpectedError("invalid_input", "field_missing", { field: "reason" });
		const { search: _, ...asked } = body.filter;
		const ordered = { action, category, reason, asked, filter: filterOf(body.filter), by };
		const job = await database.write((queries) => jobs.order(queries, { ...ordered, expected: body.expected }));
		return { success: true as const, job: shown(job) };
	});

	serve(listJobs, async () => {
		const rows = await database.read((queries) => jobs.latest(queries));
		return { success: true as const, jobs: rows.map(shown) };
	});

	serve(readJob, async ({ params: { id } }) => {
		return { success: true as const, job: shown(await database.read((queries) => found(queries, id))) };
	});

	serve(stopJob, async ({ params: { id } }, { session: { username: by } }) => {
		const job = await database.write(async (queries) => {
			const stopped = await jobs.stop(queries, id, by);
			const row = await found(queries, id);
			if (!stopped) throw new ExpectedError("conflict", "job_over");
			return row;
		});
		return { success: true as const, job: shown(job) };
	});

	async function found(queries: Queries, id: string): Promise<BulkJobTable> {
		const job = await jobs.find(queries, id);
		if (job === undefined) throw new ExpectedError("not_found", "not_found");
		return job;
	}

	/** What of a row the contract names: the rest leaves with no answer. */
	function shown({ order_sealed, created_at, ended_at, ...facts }: BulkJobTable): BulkJob {
		return {
			...facts,
			reason: jobs.reasonOf({ id: facts.id, order_sealed }),
			created_at: new Date(created_at).toISOString(),
			begins_at: new Date(created_at + limits.undoMs).toISOString(),
			ended_at: isoMoment(ended_at),
		};
	}
}
