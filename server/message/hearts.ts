import type { Queries } from "#server/database/engine.ts";

/**
 * Keeps that the reader of a letter has thanked for it. False: this is no letter. One that was reported still is, as long as
 * its sender has not erased it: they know its id, and no answer is to tell them of a report.
 */
export async function thankForNote(queries: Queries, id: string): Promise<boolean> {
	const { numUpdatedRows } = await queries
		.updateTable("message")
		.set({ thanked: 1 })
		.where("id", "=", id)
		.where("deliver_at", "is", null)
		.where("sender_erased_at", "is", null)
		.where(({ or, eb }) => or([eb("moderation_status", "=", "approved"), eb("reported_at", "is not", null)]))
		.executeTakeFirstOrThrow();
	return numUpdatedRows > 0n;
}
