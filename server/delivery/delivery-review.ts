import { sql } from "kysely";
import type { Queries } from "#server/database/engine.ts";
import type { DeliveryTable } from "#server/database/schema.ts";

/** How an e-mail fares, as the people who look after the service see it. */
export type EmailState = "none" | "queued" | "sent" | "failed";

/** What administrators ask of the outbox, and may still change in it. */
export const deliveryReview = {
	/** The state of the e-mail of each source that has one. */
	async statesOf(queries: Queries, sourceIds: readonly string[]): Promise<ReadonlyMap<string, EmailState>> {
		if (sourceIds.length === 0) return new Map();
		const rows = await queries
			.selectFrom("delivery")
			.select(["source_id", "state"])
			.where("source_id", "in", sourceIds)
			.execute();
		return new Map(rows.map((row) => [row.source_id, emailState(row.state)]));
	},

	/** Deletes the e-mail of a source that nobody has tried to send yet. `under_way`: somebody has. */
	async withdraw(queries: Queries, sourceId: string): Promise<"withdrawn" | "none" | "under_way"> {
		const { numDeletedRows } = await queries
			.deleteFrom("delivery")
			.where("source_id", "=", sourceId)
			.where("state", "=", "queued")
			.where("attempts", "=", 0)
			.executeTakeFirst();
		if (numDeletedRows > 0n) return "withdrawn";
		const rest = await queries.selectFrom("delivery").select("id").where("source_id", "=", sourceId).executeTakeFirst();
		return rest === undefined ? "none" : "under_way";
	},

	/** Deletes what still waits of a source. A send under way goes on, and finds its row gone when it ends. */
	async deleteWaiting(queries: Queries, sourceId: string): Promise<void> {
		await queries.deleteFrom("delivery").where("source_id", "=", sourceId).where("state", "=", "queued").execute();
	},

	/** How many e-mails are still to be sent, and of how many of them the last attempt failed. */
	async countWaiting(queries: Queries): Promise<{ readonly waiting: number; readonly failing: number }> {
		const row = await queries
			.selectFrom("delivery")
			.select([sql<number>`count(*)`.as("waiting"), sql<number>`count(last_code)`.as("failing")])
			.where("state", "=", "queued")
			.executeTakeFirstOrThrow();
		return { waiting: Number(row.waiting), failing: Number(row.failing) };
	},
};

function emailState(state: DeliveryTable["state"]): EmailState {
	return state === "dead" ? "failed" : state;
}
