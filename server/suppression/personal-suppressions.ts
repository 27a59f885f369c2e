import type { Queries } from "#server/database/engine.ts";
import { type Person, type PersonalRows, shownMoment } from "#server/privacy/personal-data.ts";

/** That a mailbox is sent no notes. What its owner said outlives everything else of theirs: or notes would come again. */
export const personalSuppressions: PersonalRows = {
	name: "no_notes",

	async isKept(queries, person) {
		return (await ofPerson(queries, person).select("at").limit(1).executeTakeFirst()) !== undefined;
	},

	async show(queries, person) {
		const rows = await ofPerson(queries, person).select(["reason", "at", "expires_at"]).orderBy("reason").execute();
		const things = rows.map(({ reason, at, expires_at }) => ({
			reason,
			since: shownMoment(at),
			until: shownMoment(expires_at),
		}));
		return { things, after: undefined };
	},

	async erase(queries, { mailboxKey }) {
		await queries
			.deleteFrom("suppression")
			.where("mailbox_key", "=", mailboxKey)
			.where("reason", "=", "unreachable")
			.execute();
		return 0;
	},
};

function ofPerson(queries: Queries, { mailboxKey }: Person) {
	return queries.selectFrom("suppression").where("mailbox_key", "=", mailboxKey);
}
