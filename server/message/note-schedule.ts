import type { Clock } from "#server/clock.ts";
import type { Database, Queries } from "#server/database/engine.ts";
import { queueNow } from "#server/database/queue-now.ts";
import type { MessageTable } from "#server/database/schema.ts";
import { dayOf } from "./message.ts";

/**
 * The notes that wait for the time their sender chose. Whether it has come is decided by the clock of the deliveries,
 * PostgreSQL's own or `clock` (decisions/0029): a node whose time of day jumps sends nothing early.
 */
export function createNoteSchedule(engine: Database["engine"], clock: Clock) {
	const now = () => queueNow(engine, clock());
	return {
		/** The ids of approved notes whose time has come, the earliest first. */
		async due(queries: Queries, limit: number): Promise<readonly string[]> {
			const rows = await queries
				.selectFrom("message")
				.select("id")
				.where("deliver_at", "<=", now())
				// Approved. Said this way, or SQLite reads all approved notes by their status instead of the few whose time has come.
				.where("moderation_status", "not in", ["pending", "rejected"])
				.orderBy("deliver_at")
				.limit(limit)
				.execute();
			return rows.map(({ id }) => id);
		},

		/**
		 * Ends the wait of a note whose time has come, and gives the row as it was. Undefined: another process has, or it
		 * was taken back. Whoever comes second waits for the commit of the first and then finds nothing.
		 */
		async take(queries: Queries, id: string): Promise<MessageTable | undefined> {
			const waiting = await queries
				.updateTable("message")
				.set((row) => ({ deliver_at: row.ref("deliver_at") }))
				.where("id", "=", id)
				.where("deliver_at", "<=", now())
				.where("moderation_status", "=", "approved")
				.returningAll()
				.executeTakeFirst();
			if (waiting !== undefined) await setWait(queries, id, null);
			return waiting;
		},

		setWait,
	};
}

export type NoteSchedule = ReturnType<typeof createNoteSchedule>;

/** Lets a note wait until `deliverAt` (ms), or no longer. Its caller holds it. */
async function setWait(queries: Queries, id: string, deliverAt: number | null): Promise<void> {
	await queries.updateTable("message").set({ deliver_at: deliverAt }).where("id", "=", id).execute();
}

/**
 * The day whose allowance an approved note has taken while it waits: that of the time its sender chose, unless that day
 * was full when a person approved it, and it waits for another.
 */
export function reservedDay(row: MessageTable): string | undefined {
	if (row.moderation_status !== "approved" || row.deliver_at === null || row.scheduled_for === null) return undefined;
	const day = dayOf(row.scheduled_for);
	return dayOf(row.deliver_at) === day ? day : undefined;
}

/** The first moment of the day (UTC) after that of `at`, in milliseconds: allowances begin anew. */
export function nextDay(at: number): number {
	return Date.parse(dayOf(at)) + 86_400_000;
}
