import { randomUUIDv7 } from "node:crypto";
import { parseDeliveryTime } from "#contract/delivery-time.ts";
import type { Submission } from "#contract/message.ts";
import type { Reading, RefusalCategory, Span } from "#contract/moderation.ts";
import { parseNote } from "#contract/note-rules.ts";
import { chosenStationery, type Stationery } from "#contract/stationery.ts";
import type { Locale } from "#i18n/locales.ts";
import type { Verdict } from "#moderation/verdict.ts";
import type { EmailOrder } from "#server/delivery/email-order.ts";
import { requireValid } from "#server/http/require-valid.ts";
import type { Judgement } from "#server/judge/judge.ts";

/** A submission that obeys the rules of shape: one address, a text of 1 to 1000 characters. */
export interface Note extends Stationery {
	/** As `parseEmailAddress` gives it. */
	readonly recipient: string;
	/** Trimmed; line breaks are line feeds. */
	readonly text: string;
	/** When it is to be delivered, in milliseconds; undefined: at once. */
	readonly deliverAt?: number | undefined;
}

/** Where a judged note stands. `category` and `spans` only when rejected, `model` only when a moderator judged. */
export interface Standing {
	readonly status: "pending" | "approved" | "rejected";
	readonly category: RefusalCategory | null;
	readonly spans: readonly Span[];
	readonly model: string | null;
	/** The moderator's measured chance to be right, 0 to 1; null when none was measured. */
	readonly confidence: number | null;
	/** How a note may be read that is pending because the moderator was unsure; null for every other. */
	readonly readings: readonly Reading[] | null;
}

/**
 * Checks a submission.
 * @throws {ExpectedError} `invalid_input`, naming the field and the rule it breaks.
 */
export function readNote(submission: Submission): Note {
	const { recipientEmail, message } = requireValid(parseNote(submission));
	const { deliverAt } = submission;
	return {
		recipient: recipientEmail,
		text: message,
		...(deliverAt !== undefined && { deliverAt: Date.parse(deliverAt) }),
		...chosenStationery(submission),
	};
}

/** @throws {ExpectedError} `invalid_input` when a note is to be delivered too soon or too late, seen from `now`. */
export function requireDeliveryTime({ deliverAt }: Note, now: number): void {
	if (deliverAt !== undefined) requireValid({ deliverAt: parseDeliveryTime(deliverAt, now) });
}

/** Where a judgement leaves a note: only a verdict that approves ever approves it. */
export function standingAfter(judgement: Judgement): Standing {
	const undecided = { status: "pending", category: null, spans: [] } as const;
	if (judgement.kind === "failed") return { ...undecided, model: null, confidence: null, readings: null };
	if (judgement.kind === "doubted") {
		const { doubted, readings } = judgement.doubt;
		return { ...undecided, ...measureOf(doubted), readings };
	}
	const { verdict } = judgement;
	const judged = { ...measureOf(verdict), readings: null };
	if (verdict.approved) return { status: "approved", category: null, spans: [], ...judged };
	const { category, spans } = verdict;
	return { status: "rejected", category, spans, ...judged };
}

/** Who judged, and how sure they were: a language model has no measure. */
function measureOf({ modelVersion, confidence }: Verdict): Pick<Standing, "model" | "confidence"> {
	return { model: modelVersion, confidence: confidence > 0 ? confidence : null };
}

/** The e-mail that brings a note to its recipient. */
export function notificationOf(note: Note, locale: Locale): EmailOrder {
	return {
		template: "notification",
		to: note.recipient,
		locale,
		values: { note: note.text },
		...chosenStationery(note),
	};
}

/**
 * A new id for a note. Letters are read in the order of their ids, so that of one that is delivered later tells the time of
 * its delivery, where other ids tell that of their making (RFC 9562, section 5.7).
 */
export function newNoteId({ deliverAt }: Pick<Note, "deliverAt">): string {
	const id = randomUUIDv7();
	if (deliverAt === undefined) return id;
	const time = deliverAt.toString(16).padStart(12, "0");
	return `${time.slice(0, 8)}-${time.slice(8)}${id.slice(13)}`;
}

/** The day (YYYY-MM-DD, UTC) whose allowance a note sent at `now` (ms) counts against. */
export function dayOf(now: number): string {
	return new Date(now).toISOString().slice(0, 10);
}

/** Until when the allowances of the day of `now` (ms) hold. */
export function secondsLeftOfDay(now: number): number {
	const daySeconds = 86_400;
	return Math.ceil(daySeconds - ((now / 1_000) % daySeconds));
}
