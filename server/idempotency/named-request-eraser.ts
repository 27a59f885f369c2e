import { retention } from "#contract/retention.ts";
import { daysBefore, type RowEraser } from "#server/database/eraser.ts";

/** What is remembered no longer. */
export const namedRequestEraser: RowEraser = {
	name: "named_requests",
	async eraseOlder(queries, now, limit) {
		const before = daysBefore(now, retention.named_requests.days);
		const old = queries.selectFrom("named_request").select("request_key").where("at", "<", before).limit(limit);
		const { numDeletedRows } = await queries
			.deleteFrom("named_request")
			.where("request_key", "in", old)
			.executeTakeFirst();
		return Number(numDeletedRows);
	},
};
