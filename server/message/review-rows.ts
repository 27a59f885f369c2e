import type { Queries } from "#server/database/engine.ts";
import type { MessageTable } from "#server/database/schema.ts";

/** Messages under review as they are stored, for which no seal is opened. */
export function createReviewRows() {
	return {
		find(queries: Queries, id: string): Promise<MessageTable | undefined> {
			return queries.selectFrom("message").selectAll().where("id", "=", id).executeTakeFirst();
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
