import { retention } from "#contract/retention.ts";
import { daysBefore, type RowEraser } from "#server/database/eraser.ts";

/** Links and sessions of recipients that ended long before: a range of an index each. */
export const inboxEraser: RowEraser = {
	name: "recipient_links",
	async eraseOlder(queries, now) {
		const before = daysBefore(now, retention.recipient_links.days);
		let erased = 0;
		for (const table of ["inbox_link", "inbox_session"] as const) {
			const { numDeletedRows } = await queries.deleteFrom(table).where("created_at", "<", before).executeTakeFirst();
			erased += Number(numDeletedRows);
		}
		return erased;
	},
};
