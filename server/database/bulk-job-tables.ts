import type { RefusalCategory } from "#contract/moderation.ts";

/** A decision on all waiting notes that matched a filter when it was ordered. */
export interface BulkJobTable {
	id: string;
	/** `waiting`: it can still be undone whole. */
	state: "waiting" | "running" | "done" | "stopped";
	action: "approve" | "reject";
	category: RefusalCategory | null;
	/** JSON: the reason, and the filter without an address. */
	order_sealed: string;
	/** Notes that it was ordered for; those that it has decided; those that it left as they were. */
	total: number;
	done: number;
	skipped: number;
	/** Of those that it left, the ones whose recipient has the same words from another note. */
	sent_by_another_note: number;
	/** The administrator who ordered it. */
	created_by: string;
	created_at: number;
	/** By the queue's clock: not before; a process that works on it moves it to the end of its lease. */
	due_at: number;
	ended_at: number | null;
	/** The administrator who stopped it; null when nobody did. */
	stopped_by: string | null;
}

/** A note that is still to be decided by a job: gone as soon as it is. */
export interface BulkJobNoteTable {
	job_id: string;
	message_id: string;
	/** As the note stood when the job was ordered. */
	version: number;
}
