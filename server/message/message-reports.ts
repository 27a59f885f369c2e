import type { ReportReason } from "#contract/report.ts";
import type { CountsStore } from "#server/analytics/counts-store.ts";
import type { Clock } from "#server/clock.ts";
import type { Queries } from "#server/database/engine.ts";
import type { Examples } from "#server/learning/example-store.ts";
import type { OrderEvent } from "#server/webhook/webhook-orders.ts";
import type { BlockedTexts } from "./blocked-texts.ts";
import type { MessageTotals } from "./message-totals.ts";

interface ReportDependencies {
	readonly totals: MessageTotals;
	readonly counts: CountsStore;
	readonly blockedTexts: BlockedTexts;
	readonly examples: Examples;
	/** Tells other programs of the report. */
	readonly orderEvent: OrderEvent;
	readonly clock: Clock;
}

/** What a reader says of a note. */
interface Report {
	readonly id: string;
	readonly reason: ReportReason;
	/** Whether it counts once more after an administrator has restored the note: only for whoever has its e-mail. */
	readonly mayRepeat: boolean;
}

/**
 * Takes reports. A reported note waits for a person as one does that could not be judged: nobody can read it, its e-mail
 * is withdrawn, and the same text is not sent to its recipient again. Reporting it again changes nothing.
 */
export function createMessageReports(dependencies: ReportDependencies) {
	const { totals, counts, blockedTexts, examples, orderEvent, clock } = dependencies;
	return async (queries: Queries, { id, reason, mayRepeat }: Report): Promise<void> => {
		const now = clock();
		const reported = await queries
			.updateTable("message")
			.set((row) => ({
				moderation_status: "pending",
				moderation_notes_sealed: null,
				decided_at: null,
				decided_by: null,
				overturned_from: null,
				reported_at: now,
				report_reason: reason,
				waiting_since: now,
				version: row("version", "+", 1),
			}))
			.where("id", "=", id)
			.where("moderation_status", "=", "approved")
			.where("deliver_at", "is", null)
			.$if(!mayRepeat, (query) => query.where("reported_at", "is", null))
			.returning(["created_at", "text_key", "recipient_key"])
			.executeTakeFirst();
		if (reported === undefined) return;
		await queries.deleteFrom("delivery").where("source_id", "=", id).where("state", "=", "queued").execute();
		await blockedTexts.add(queries, reported, now);
		await examples.forget(queries, id);
		await totals.move(queries, "approved", "pending");
		await counts.bump(queries, reported.created_at, "message", "approved", -1);
		await counts.bump(queries, reported.created_at, "message", "pending");
		await counts.bump(queries, now, "note_report", reason);
		await orderEvent(queries, { type: "note.reported", subject: id, at: now });
	};
}

export type ReportMessage = ReturnType<typeof createMessageReports>;
