import { sql } from "kysely";
import { retention } from "#contract/retention.ts";
import { daysBefore, type RowEraser } from "#server/database/eraser.ts";

/** What has ended. An opt-out does not. */
export const suppressionEraser: RowEraser = {
	name: "ended_suppressions",
	async eraseOlder(queries, now, limit) {
		const before = daysBefore(now, retention.ended_suppressions.days);
		const { numAffectedRows = 0n } = await sql`delete from suppression where (mailbox_key, reason) in
			(select mailbox_key, reason from suppression where expires_at < ${before} limit ${limit})`.execute(queries);
		return Number(numAffectedRows);
	},
};
