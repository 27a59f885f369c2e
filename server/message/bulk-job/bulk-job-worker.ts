import { ExpectedError } from "#contract/errors.ts";
import { sleep } from "#server/clock.ts";
import type { BulkJobNoteTable, BulkJobTable } from "#server/database/bulk-job-tables.ts";
import type { Database, Queries } from "#server/database/engine.ts";
import type { Log } from "#server/log.ts";
import type { MessageReview, RecordAct } from "#server/message/message-review.ts";
import { createWorker, type Worker } from "#server/worker.ts";
import type { BulkJobStore } from "./bulk-job-store.ts";

interface JobDependencies {
	readonly database: Database;
	readonly jobs: BulkJobStore;
	readonly review: MessageReview;
	readonly record: RecordAct;
	/** Whether what is sealed can be opened at present. */
	readonly mayOpen: () => boolean;
	readonly log: Log;
}

const lookEveryMs = 1_000;
/** Transactions at once: so few that nobody at a page waits for them. */
const atOnce = 4;
/** Between two stretches of notes, for those who wait for the database. */
const pauseMs = 20;

const acts = { approve: "notes_approved_in_bulk", reject: "notes_rejected_in_bulk" } as const;

/** Works off the jobs on waiting notes, on whichever node looks first, and on another if that one dies. */
export function createBulkJobWorker({ database, jobs, review, record, mayOpen, log }: JobDependencies): Worker {
	const stopping = new AbortController();

	/** Nothing, when no job is due. One entry of the audit log tells of the whole job. */
	async function claim(): Promise<BulkJobTable | undefined> {
		if (!(await database.read((queries) => jobs.isDue(queries)))) return undefined;
		return database.write(async (queries) => {
			const job = await jobs.claim(queries);
			if (job?.state === "waiting") await record(queries, job.created_by, acts[job.action], job.id);
			return job;
		});
	}

	async function decide(queries: Queries, job: BulkJobTable, reason: string, note: BulkJobNoteTable): Promise<void> {
		if (!(await jobs.take(queries, note))) return;
		try {
			const { message_id: id, version } = note;
			const { action, created_by: by } = job;
			const category = job.category ?? undefined;
			await review.decide(queries, { id, version, action, category, notes: reason, by, isOfJob: true });
			await jobs.count(queries, job.id, "done");
		} catch (error) {
			// Somebody was faster, or it is gone, or its recipient has these words. A refusal has changed nothing.
			if (!(error instanceof ExpectedError) || !["conflict", "not_found"].includes(error.code)) throw error;
			await jobs.count(queries, job.id, error.reason === "sent_by_another_note" ? error.reason : "skipped");
		}
	}

	/** One that fails keeps no other back, and is tried again when the lease of its job has ended. */
	async function workOff(job: BulkJobTable): Promise<void> {
		const reason = jobs.reasonOf(job);
		for (let last = ""; mayOpen(); await sleep(pauseMs, stopping.signal)) {
			if (stopping.signal.aborted) return database.write((queries) => jobs.release(queries, job.id));
			const notes = await database.read((queries) => jobs.notesLeft(queries, job.id, last, atOnce));
			if (notes.length === 0) return database.write((queries) => jobs.finish(queries, job.id));
			const decided = notes.map((note) => database.write((queries) => decide(queries, job, reason, note)));
			for (const [index, result] of (await Promise.allSettled(decided)).entries()) {
				if (result.status === "fulfilled") continue;
				log.warn({ message: notes[index]?.message_id }, "a note of a job could not be decided yet", result.reason);
			}
			last = notes.at(-1)?.message_id ?? last;
		}
	}

	const worker = createWorker(
		"bulk jobs",
		lookEveryMs,
		async () => {
			const job = mayOpen() ? await claim() : undefined;
			if (job !== undefined) await workOff(job);
		},
		log,
	);
	return {
		start: worker.start,
		async stop() {
			stopping.abort();
			await worker.stop();
		},
	};
}
