import { retention } from "#contract/retention.ts";
import { daysBefore, type RowEraser } from "#server/database/eraser.ts";

/** What webhooks were sent. By then nothing of it is tried any more. */
export const webhookEraser: RowEraser = {
	name: "webhook_deliveries",
	async eraseOlder(queries, now, limit) {
		const old = queries
			.selectFrom("webhook_delivery")
			.select("id")
			.where("happened_at", "<", daysBefore(now, retention.webhook_deliveries.days))
			.orderBy("happened_at")
			.limit(limit);
		const { numDeletedRows } = await queries.deleteFrom("webhook_delivery").where("id", "in", old).executeTakeFirst();
		return Number(numDeletedRows);
	},
};
