import type { ErrorType, Failure, Limit } from "#contract/errors.ts";
import type { SendResult, sendMessage } from "#contract/message.ts";
import type { RefusalCategory } from "#contract/moderation.ts";
import type { Stationery } from "#contract/stationery.ts";
import type { Answer } from "#web/api.ts";
import { type Place, placesOf } from "#web/site/pages/home/place/place.ts";

/** What became of a note, as the sender sees it; `detail`, `reason` and `emailError` are the server's own words. */
export type Outcome =
	| { readonly kind: "sent"; readonly recipient: string }
	/** Approved; `at` is when it will be sent (ISO 8601). */
	| { readonly kind: "scheduled"; readonly recipient: string; readonly at: string }
	/** A person reads it first. */
	| { readonly kind: "held"; readonly recipient: string; readonly reason: string | undefined }
	| { readonly kind: "saved"; readonly recipient: string; readonly emailError: string | undefined }
	| {
			readonly kind: "error";
			readonly errorType: ErrorType;
			readonly detail: string | undefined;
			/** The note is with us: a person reads it, unless the moderator can when it is sent again. */
			readonly isHeld?: boolean;
	  }
	/** However often it was sent, there was no room for it. */
	| { readonly kind: "busy" }
	/** A limit is reached; `until` in milliseconds, by the reader's clock. */
	| { readonly kind: "limited"; readonly limit: Limit; readonly until: number }
	/** The recipient was sent the very same words lately. */
	| { readonly kind: "duplicate"; readonly recipient: string }
	/** The recipient wants no notes, or not this one. */
	| { readonly kind: "not_accepted"; readonly reason: string | undefined }
	| Refusal;

/** A note that breaks a rule, or cannot be read; its text stays in the form. */
export interface Refusal {
	readonly kind: "rejected";
	readonly reason: string | undefined;
	readonly category: RefusalCategory | undefined;
	/** What decided it; empty where the note as a whole did. */
	readonly places: readonly Place[];
	/** The words that were refused, trimmed. */
	readonly message: string;
	/** The note speaks of its writer's own death or harm. */
	readonly help: boolean;
}

/** A fault in one field, which the form shows beside that field. */
export interface InvalidField {
	readonly kind: "invalid";
	readonly field: "recipientEmail" | "message" | "deliverAt";
	readonly error: string;
}

/** The note as it was submitted, trimmed. */
export type SubmittedNote = Stationery &
	Readonly<Record<"recipientEmail" | "message", string>> & {
		/** When it is to be sent (ISO 8601), if not at once. */
		readonly deliverAt?: string;
	};

/** What comes back when a note is sent. */
export type NoteAnswer = Answer<typeof sendMessage>;

/** Reads the server's answer to a note as an outcome, or as a fault in a field. */
export function outcomeOf(answer: NoteAnswer, note: SubmittedNote): Outcome | InvalidField {
	switch (answer.status) {
		case 200:
			return outcomeOfResult(answer.body, note);
		case "offline":
			return { kind: "error", errorType: "network", detail: undefined };
		case "unreadable":
			return { kind: "error", errorType: "unknown", detail: undefined };
		default:
			return outcomeOfFailure(answer.status, answer.body, note.recipientEmail);
	}
}

function outcomeOfResult(result: SendResult, note: SubmittedNote): Outcome {
	const recipient = note.recipientEmail;
	if (result.scheduledFor !== undefined) return { kind: "scheduled", recipient, at: result.scheduledFor };
	if (result.success && result.status === "approved") {
		return result.emailSent === true
			? { kind: "sent", recipient }
			: { kind: "saved", recipient, emailError: result.emailError };
	}
	if (result.status === "held") return { kind: "held", recipient, reason: result.reason };
	if (result.errorType !== undefined) {
		return { kind: "error", errorType: result.errorType, detail: result.reason, isHeld: true };
	}
	const { reason, category, spans = [], help = false } = result;
	if (result.notAccepted === true) return { kind: "not_accepted", reason };
	const { message } = note;
	return { kind: "rejected", reason, category, places: placesOf(message, spans), message, help };
}

function outcomeOfFailure(status: number, failure: Partial<Failure>, recipient: string): Outcome | InvalidField {
	const { field, error, errorType, reason, limit, retryAfterSeconds } = failure;
	if (reason === "overloaded") return { kind: "busy" };
	if (reason === "already_sent") return { kind: "duplicate", recipient };
	if (limit !== undefined && retryAfterSeconds !== undefined) {
		return { kind: "limited", limit, until: Date.now() + retryAfterSeconds * 1_000 };
	}
	if (status === 400 && error !== undefined && isField(field)) {
		return { kind: "invalid", field, error };
	}
	return { kind: "error", errorType: errorType ?? (status === 429 ? "rate_limit" : "unknown"), detail: error };
}

function isField(field: string | undefined): field is InvalidField["field"] {
	return field === "recipientEmail" || field === "message" || field === "deliverAt";
}

/** The note is where it was sent to, or waits there, and need not be kept in the form. */
export function hasArrived({ kind }: Outcome | InvalidField): boolean {
	return kind === "sent" || kind === "saved" || kind === "scheduled" || kind === "held";
}
