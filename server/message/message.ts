import type { Submission } from "#contract/message.ts";
import type { RefusalCategory, Span } from "#contract/moderation.ts";
import { parseNote } from "#contract/note-rules.ts";
import type { Locale } from "#i18n/locales.ts";
import type { EmailOrder } from "#server/delivery/email-order.ts";
import { requireValid } from "#server/http/require-valid.ts";
import type { Judgement } from "#server/judge/judge.ts";

/** A submission that obeys the rules of shape: one address, a text of 1 to 1000 characters. */
export interface Note {
	/** As `parseEmailAddress` gives it. */
	readonly recipient: string;
	/** Trimmed; line breaks are line feeds. */
	readonly text: string;
}

/** Where a judged note stands. `category` and `spans` only when rejected, `model` only when a moderator judged. */
export interface Standing {
	readonly status: "pending" | "approved" | "rejected";
	readonly category: RefusalCategory | null;
	readonly spans: readonly Span[];
	readonly model: string | null;
}

/**
 * Checks a submission.
 * @throws {ExpectedError} `invalid_input`, naming the field and the rule it breaks.
 */
export function readNote(submission: Submission): Note {
	const { recipientEmail, message } = requireValid(parseNote(submission));
	return { recipient: recipientEmail, text: message };
}

/** Where a judgement leaves a note: only a verdict that approves ever approves it. */
export function standingAfter(judgement: Judgement): Standing {
	if (judgement.kind === "failed") return { status: "pending", category: null, spans: [], model: null };
	const { verdict } = judgement;
	if (verdict.approved) return { status: "approved", category: null, spans: [], model: verdict.modelVersion };
	const { category, spans, modelVersion } = verdict;
	return { status: "rejected", category, spans, model: modelVersion };
}

/** The e-mail that brings a note to its recipient. */
export function notificationOf(note: Note, locale: Locale): EmailOrder {
	return { template: "notification", to: note.recipient, locale, values: { note: note.text } };
}

/** The day (YYYY-MM-DD, UTC) whose allowance a note sent at `now` (ms) counts against. */
export function dayOf(now: number): string {
	return new Date(now).toISOString().slice(0, 10);
}
