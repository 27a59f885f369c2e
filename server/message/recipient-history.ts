import { type SqlBool, sql } from "kysely";
import type { Queries } from "#server/database/engine.ts";
import type { MessageTable } from "#server/database/schema.ts";

/** How many notes the recipient of one was written besides, and what became of them. */
export async function recipientHistory(queries: Queries, { id, recipient_key }: MessageTable) {
	const rows = await queries
		.selectFrom("message")
		.select("moderation_status")
		.select(sql<boolean | number>`deliver_at is not null`.as("waits_for_time"))
		.select(({ fn }) => [fn.countAll().as("count"), fn.count("reported_at").as("reported")])
		.where("recipient_key", "=", recipient_key)
		.where("id", "<>", id)
		.groupBy(["moderation_status", sql<SqlBool>`deliver_at is not null`])
		.execute();
	const sum = (some: typeof rows, of: "count" | "reported" = "count") =>
		some.reduce((all, row) => all + Number(row[of]), 0);
	const standing = (status: MessageTable["moderation_status"], waits?: boolean) =>
		sum(
			rows.filter(
				(row) => row.moderation_status === status && (waits === undefined || Boolean(row.waits_for_time) === waits),
			),
		);
	return {
		received: standing("approved", false),
		scheduled: standing("approved", true),
		refused: standing("rejected"),
		pending: standing("pending"),
		reported: sum(rows, "reported"),
	};
}
