import { retention } from "#contract/retention.ts";
import { daysBefore, type RowEraser } from "#server/database/eraser.ts";

/** What people wrote to support, with what is stored of its e-mails. */
export const contactEraser: RowEraser = {
	name: "contact_messages",
	async eraseOlder(queries, now, limit) {
		const old = queries
			.selectFrom("contact_message")
			.select("id")
			.where("created_at", "<", daysBefore(now, retention.contact_messages.days))
			.limit(limit);
		const erased = await queries.deleteFrom("contact_message").where("id", "in", old).returning("id").execute();
		if (erased.length === 0) return 0;
		const ids = erased.map(({ id }) => id);
		await queries.deleteFrom("delivery").where("source_id", "in", ids).execute();
		return ids.length;
	},
};
