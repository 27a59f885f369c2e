import type { Queries } from "#server/database/engine.ts";
import type { MessageTable } from "#server/database/schema.ts";
import type { Position } from "#server/http/cursor.ts";
import { isAfter, type ReviewSearch, selectForReview } from "./review-query.ts";

/** Messages under review as they are stored, for which no seal is opened. */
export function createReviewRows() {
	return {
		find(queries: Queries, id: string): Promise<MessageTable | undefined> {
			return queries.selectFrom("message").selectAll().where("id", "=", id).executeTakeFirst();
		},

		/** The newest first, from the one after `after`. */
		list(queries: Queries, search: ReviewSearch): Promise<readonly MessageTable[]> {
			return selectForReview(queries, search).execute();
		},

		/** What people decided, the latest first. */
		listDecided(queries: Queries, after: Position | undefined, limit: number): Promise<readonly MessageTable[]> {
			const decided = queries.selectFrom("message").selectAll().where("decided_by", "is not", null);
			return (after === undefined ? decided : decided.where(isAfter("decided_at", after)))
				.orderBy("decided_at", "desc")
				.orderBy("id", "desc")
				.limit(limit)
				.execute();
		},

		/** Gives a message and keeps everybody else from changing it until the commit. */
		hold(queries: Queries, id: string): Promise<MessageTable | undefined> {
			return queries
				.updateTable("message")
				.set((row) => ({ decided_at: row.ref("decided_at") }))
				.where("id", "=", id)
				.returningAll()
				.executeTakeFirst();
		},

		/** Lets a decided message wait again; its caller holds it. */
		async undo(queries: Queries, id: string): Promise<void> {
			await queries
				.updateTable("message")
				.set({ moderation_status: "pending", moderation_notes_sealed: null, decided_by: null, decided_at: null })
				.where("id", "=", id)
				.execute();
		},

		/** Notes when its sender erased a message that its caller holds, the first time. */
		async markErasedBySender(queries: Queries, { id }: Pick<MessageTable, "id">, at: number): Promise<void> {
			await queries
				.updateTable("message")
				.set({ sender_erased_at: at })
				.where("id", "=", id)
				.where("sender_erased_at", "is", null)
				.execute();
		},

		/** Deletes a message that its caller holds. */
		async remove(queries: Queries, id: string): Promise<void> {
			await queries.deleteFrom("message").where("id", "=", id).execute();
		},
	};
}
