import { sql } from "kysely";
import { retention } from "#contract/retention.ts";
import { locales } from "#i18n/locales.ts";
import type { Queries } from "#server/database/engine.ts";
import { daysBefore, type RowEraser } from "#server/database/eraser.ts";
import type { MessageTable } from "#server/database/schema.ts";
import { dayOf } from "./message.ts";
import type { MessageTotals } from "./message-totals.ts";

/**
 * Erases notes, with all that is stored of them, by where they stand. Figures of the past stay as they were; how many
 * notes there are follows in the same transaction.
 */
export function createMessageErasers(totals: MessageTotals, approvedDays: number): readonly RowEraser[] {
	const notes = (name: RowEraser["name"], status: MessageTable["moderation_status"], days: number): RowEraser => ({
		name,
		async eraseOlder(queries, now, limit) {
			const ids = await eraseNotes(queries, status, daysBefore(now, days), limit);
			if (ids.length === 0) return 0;
			await queries.deleteFrom("delivery").where("source_id", "in", ids).execute();
			await totals.add(queries, status, -ids.length);
			return ids.length;
		},
	});
	return [
		notes("refused_notes", "rejected", retention.refused_notes.days),
		notes("held_notes", "pending", retention.held_notes.days),
		notes("approved_notes", "approved", approvedDays),
		recipientDays,
	];
}

/** Gives the ids of what was erased. */
async function eraseNotes(
	queries: Queries,
	status: MessageTable["moderation_status"],
	before: number,
	limit: number,
): Promise<readonly string[]> {
	const old = queries
		.selectFrom("message")
		.select("id")
		// A range of the index of statuses for each language.
		.where("moderation_status", "=", status)
		.where("locale", "in", [...locales, "und"])
		.where("created_at", "<", before)
		// Decided lately: few, since few notes ever wait.
		.where((row) => row.or([row("decided_at", "is", null), row("decided_at", "<", before)]))
		// Its time is still to come.
		.where((row) =>
			row.or([
				row("deliver_at", "is", null),
				row("deliver_at", "<", before),
				row("moderation_status", "=", "rejected"),
			]),
		)
		// Reported lately: it waits since then.
		.where((row) => row.or([row("reported_at", "is", null), row("reported_at", "<", before)]))
		// Its e-mail is still to be sent.
		.where((row) =>
			row.not(
				row.exists(
					row
						.selectFrom("delivery")
						.select("delivery.id")
						.whereRef("delivery.source_id", "=", "message.id")
						.where("delivery.state", "=", "queued"),
				),
			),
		)
		.limit(limit);
	const erased = await queries.deleteFrom("message").where("id", "in", old).returning("id").execute();
	return erased.map(({ id }) => id);
}

const recipientDays: RowEraser = {
	name: "recipient_days",
	async eraseOlder(queries, now, limit) {
		const before = dayOf(daysBefore(now, retention.recipient_days.days));
		const { numAffectedRows = 0n } = await sql`delete from recipient_day where (recipient_key, day) in
			(select recipient_key, day from recipient_day where day < ${before} limit ${limit})`.execute(queries);
		return Number(numAffectedRows);
	},
};
