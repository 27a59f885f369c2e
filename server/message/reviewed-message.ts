import type { ReviewedMessage } from "#contract/admin-messages.ts";
import { limits } from "#contract/limits.ts";
import { maskAddress } from "#contract/mask-address.ts";
import type { NoteReport } from "#contract/report.ts";
import { refusalReasons } from "#i18n/category-words.ts";
import { type Locale, localeOfTag } from "#i18n/locales.ts";
import type { MessageTable } from "#server/database/schema.ts";
import type { EmailState } from "#server/delivery/outbox.ts";
import type { ReviewStore } from "./review-store.ts";

/** Who looks at a message, when, and in which language. */
export interface Onlooker {
	readonly username: string;
	readonly locale: Locale;
	/** Whether recipients' addresses are shown to them at once. */
	readonly seesAddresses: boolean;
	/** Milliseconds. */
	readonly now: number;
}

/** What is known of a message beside its row. */
interface FactsBeside {
	readonly email: EmailState | undefined;
	readonly isExample: boolean;
}

/** A message as an administrator sees it. */
export function reviewedMessage(
	row: MessageTable,
	reviews: ReviewStore,
	facts: FactsBeside,
	onlooker: Onlooker,
): ReviewedMessage {
	const note = reviews.noteOf(row);
	return {
		id: row.id,
		recipient_email:
			onlooker.seesAddresses || note === undefined ? (note?.recipient ?? "") : maskAddress(note.recipient),
		is_address_masked: !onlooker.seesAddresses && note !== undefined,
		message_content: note?.text ?? "",
		moderation_status: row.moderation_status,
		moderation_notes: reviews.decisionNotesOf(row) ?? reasonOf(row, onlooker.locale),
		created_at: new Date(row.created_at).toISOString(),
		is_readable: note !== undefined,
		language: localeOfTag(row.locale) ?? null,
		version: row.version,
		waiting_since: row.moderation_status === "pending" ? isoMoment(row.waiting_since) : null,
		category: row.moderation_category,
		decided_category: row.decided_category,
		is_overturned: row.overturned_from !== null && row.moderation_status === "approved",
		is_example: facts.isExample,
		spans: row.moderation_spans === null ? [] : JSON.parse(row.moderation_spans),
		model_version: row.moderation_model,
		confidence: row.moderation_confidence === null ? null : row.moderation_confidence / 1_000,
		readings: row.moderation_readings === null ? [] : JSON.parse(row.moderation_readings),
		decided_at: isoMoment(row.decided_at),
		decided_by: row.decided_by,
		undo_until: undoUntil(row, onlooker),
		scheduled_for: isoMoment(row.deliver_at ?? row.scheduled_for),
		is_waiting_for_time: row.deliver_at !== null && row.moderation_status !== "rejected",
		report: reportOf(row),
		email: facts.email ?? "none",
	};
}

function reportOf({ reported_at: at, report_reason: reason }: MessageTable): NoteReport | null {
	return at === null || reason === null ? null : { reason, reported_at: new Date(at).toISOString() };
}

/** Milliseconds as the API writes them. */
export function isoMoment(at: number | null): string | null {
	return at === null ? null : new Date(at).toISOString();
}

/** The words of the rule that it was refused by, whoever named it. */
function reasonOf({ decided_category, moderation_category }: MessageTable, locale: Locale): string | null {
	const category = decided_category ?? moderation_category;
	return category === null ? null : refusalReasons[category]({}, { locale });
}

function undoUntil({ decided_at, decided_by }: MessageTable, { username, now }: Onlooker): string | null {
	if (decided_at === null || decided_by !== username) return null;
	const until = decided_at + limits.undoMs;
	return now < until ? isoMoment(until) : null;
}
