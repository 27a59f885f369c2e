import type { Queries } from "#server/database/engine.ts";
import { keptPage, type Person, type PersonalRows, shownMoment } from "#server/privacy/personal-data.ts";

/**
 * The e-mails to a mailbox. Those of notes are erased with their notes: one to another spelling of the mailbox may be
 * somebody else's.
 */
export const personalEmails: PersonalRows = {
	name: "emails",

	async isKept(queries, person) {
		const row = await toMailbox(queries, person).select("id").where("state", "=", "queued").limit(1).executeTakeFirst();
		return row !== undefined;
	},

	async show(queries, person, limit, after = "") {
		const rows = await toMailbox(queries, person)
			.select(["id", "source_id", "state", "queued_at", "settled_at", "last_code"])
			.where("id", ">", after)
			.orderBy("id")
			.limit(limit + 1)
			.execute();
		return keptPage(rows, limit, ({ queued_at, settled_at, last_code, ...row }) => ({
			...row,
			queued_at: shownMoment(queued_at),
			settled_at: shownMoment(settled_at),
			last_answer: last_code,
		}));
	},

	async erase(queries, person, limit) {
		const some = toMailbox(queries, person)
			.select("id")
			.where((row) =>
				row.not(
					row.exists(row.selectFrom("message").select("message.id").whereRef("message.id", "=", "delivery.source_id")),
				),
			)
			.limit(limit);
		const { numDeletedRows } = await queries.deleteFrom("delivery").where("id", "in", some).executeTakeFirst();
		return Number(numDeletedRows);
	},
};

function toMailbox(queries: Queries, { mailboxKey }: Person) {
	return queries.selectFrom("delivery").where("mailbox_key", "=", mailboxKey);
}
