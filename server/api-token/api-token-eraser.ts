import { retention } from "#contract/retention.ts";
import { daysBefore, type RowEraser } from "#server/database/eraser.ts";

/** Tokens that have ended. There are too few for an index or for batches. */
export const apiTokenEraser: RowEraser = {
	name: "expired_api_tokens",
	async eraseOlder(queries, now) {
		const before = daysBefore(now, retention.expired_api_tokens.days);
		const { numDeletedRows } = await queries
			.deleteFrom("api_token")
			.where("expires_at", "<", before)
			.executeTakeFirst();
		return Number(numDeletedRows);
	},
};
