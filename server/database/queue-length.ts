import type { Queries } from "./engine.ts";

/** How much waits in a queue. */
interface QueueFound {
	/** Rows; `countedAtMost` stands for as many and more. */
	readonly length: number;
	/** For how long the first has been due; 0: nothing is. */
	readonly oldestSeconds: number;
}

/** One thing that waits for somebody. Each capability gives its own, `server/operations.ts` lists them. */
export interface QueueLength {
	readonly queue: "emails" | "webhooks" | "bulk_job_notes" | "waiting_notes";
	read(queries: Queries): Promise<QueueFound>;
}

/** What a row of counts says: the number, when the first is due, and what the clock says, all in milliseconds. */
export function queueFound(row: {
	readonly count: number | string | bigint;
	readonly first_due: number | string | null;
	readonly at: number | string;
}): QueueFound {
	const overdueMs = row.first_due === null ? 0 : Number(row.at) - Number(row.first_due);
	return { length: Number(row.count), oldestSeconds: Math.max(0, overdueMs / 1_000) };
}
