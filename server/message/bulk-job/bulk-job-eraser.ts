import { retention } from "#contract/retention.ts";
import { daysBefore, type RowEraser } from "#server/database/eraser.ts";

/** Jobs go when the audit log no longer speaks of them, with what they may have left. */
export const bulkJobEraser: RowEraser = {
	name: "bulk_jobs",
	async eraseOlder(queries, now, limit) {
		const old = queries
			.selectFrom("bulk_job")
			.select("id")
			.where("created_at", "<", daysBefore(now, retention.bulk_jobs.days))
			.orderBy("created_at")
			.limit(limit);
		const { numDeletedRows } = await queries.deleteFrom("bulk_job").where("id", "in", old).executeTakeFirst();
		return Number(numDeletedRows);
	},
};
