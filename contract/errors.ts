import { type Static, Type } from "typebox";

/** Every expected failure of the API and the status it is answered with. Anything else is `internal`. */
export const statusOfError = {
	invalid_input: 400,
	unauthenticated: 401,
	forbidden: 403,
	link_required: 403,
	not_found: 404,
	timeout: 408,
	conflict: 409,
	too_large: 413,
	unsupported_media_type: 415,
	rate_limited: 429,
	headers_too_large: 431,
	internal: 500,
	mail_refused: 502,
	unavailable: 503,
	overloaded: 503,
} as const;

export type ErrorCode = keyof typeof statusOfError;

/** What exactly is wrong; each has words in every language. */
export type ErrorReason =
	| "address_empty"
	| "address_too_long"
	| "address_several"
	| "address_format"
	| "address_local_part"
	| "address_route"
	| "name_empty"
	| "name_too_long"
	| "name_several_lines"
	| "subject_empty"
	| "subject_too_long"
	| "subject_several_lines"
	| "message_empty"
	| "message_too_long"
	| "time_too_soon"
	| "time_too_late"
	| "field_missing"
	| "field_invalid"
	| "body_invalid"
	| "request_malformed"
	| "request_timeout"
	| "too_large"
	| "unsupported_media_type"
	| "rate_limited"
	| "all_limit"
	| "proof_needed"
	| "recipient_limit"
	| "recipient_limit_that_day"
	| "already_sent"
	| "sent_by_another_note"
	| "key_reused"
	| "not_signed_in"
	| "forbidden"
	| "second_factor_missing"
	| "second_factor_needed"
	| "ticket_over"
	| "code_wrong"
	| "passkey_wrong"
	| "passkeys_impossible"
	| "signature_invalid"
	| "link_required"
	| "link_over"
	| "inbox_closed"
	| "ask_to_accept"
	| "credentials_wrong"
	| "password_wrong"
	| "password_too_short"
	| "password_too_long"
	| "password_common"
	| "username_format"
	| "username_taken"
	| "own_account"
	| "not_for_tokens"
	| "token_name_format"
	| "token_name_taken"
	| "webhook_url_format"
	| "webhook_url_https"
	| "webhook_url_private"
	| "webhook_off"
	| "notes_too_long"
	| "already_approved"
	| "already_rejected"
	| "not_decided"
	| "not_refused"
	| "changed_meanwhile"
	| "note_gone"
	| "period_reversed"
	| "search_unclear"
	| "versions_count"
	| "category_of_approval"
	| "count_changed"
	| "not_learning"
	| "no_person_decided"
	| "nothing_to_learn"
	| "job_over"
	| "undo_too_late"
	| "delivery_settled"
	| "note_sent"
	| "receipt_too_old"
	| "mail_refused"
	| "mail_unreachable"
	| "mail_timeout"
	| "not_found"
	| "unavailable"
	| "overloaded"
	| "internal";

/** What a client may do about a technical failure: check the network, wait, tell the administrator, or retry. */
export const ErrorType = Type.Union(
	[Type.Literal("network"), Type.Literal("rate_limit"), Type.Literal("api_key"), Type.Literal("unknown")],
	{ description: "Present on technical failures only." },
);
export type ErrorType = Static<typeof ErrorType>;

/** Whom a limit is for: everybody who writes to one recipient, one caller and their network, or all callers together. */
const Limit = Type.Enum(["recipient", "source", "all"], {
	description: "Which limit is reached; present, with `retryAfterSeconds`, where waiting for that long helps.",
});
export type Limit = Static<typeof Limit>;

/** What a program has to tell apart, beside what the status says. */
const toldReasons = [
	"overloaded",
	"key_reused",
	"already_sent",
	"sent_by_another_note",
	"proof_needed",
] as const satisfies readonly ErrorReason[];

/** The reason of a failure where programs are told it. */
export function toldReason(reason: ErrorReason): (typeof toldReasons)[number] | undefined {
	return toldReasons.find((told) => told === reason);
}

/** The body of every answer that is not a success. */
export const Failure = Type.Object({
	success: Type.Literal(false),
	error: Type.String({ description: "What went wrong, in the language of Accept-Language." }),
	field: Type.Optional(Type.String({ description: "The input field at fault." })),
	errorType: Type.Optional(ErrorType),
	limit: Type.Optional(Limit),
	retryAfterSeconds: Type.Optional(
		Type.Integer({ minimum: 0, description: "Seconds until the limit lets more through, as Retry-After says it." }),
	),
	reason: Type.Optional(
		Type.Enum(toldReasons, {
			description:
				"For programs. `overloaded`: too much is asked for at once; nothing was done, so the same request may be sent again after Retry-After seconds. `key_reused`: the Idempotency-Key belongs to a request with another body. `already_sent`: the recipient was sent the very same text within the last 24 hours; nothing was done. `sent_by_another_note`: of an approval: the recipient was sent the very same text by another note, or is to be; nothing was done. `proof_needed`: the limit is reached; the same request is taken with a Proof-Of-Work (GET /api/challenge).",
		}),
	),
});
export type Failure = Static<typeof Failure>;

interface ExpectedErrorDetail {
	readonly field?: string;
	readonly errorType?: ErrorType;
	/** Values for the placeholders of the reason's words. */
	readonly inputs?: Readonly<Record<string, string | number>>;
	/** What a program may want to know besides; an answer holds what its endpoint's schema names. */
	readonly facts?: Readonly<Record<string, string | number | null | readonly string[]>>;
	readonly retryAfterSeconds?: number;
	/** With `retryAfterSeconds`: which limit ends then. */
	readonly limit?: Limit;
	readonly cause?: unknown;
}

/** A failure that the caller can do something about. Its words are chosen at the edge, in the reader's language. */
export class ExpectedError extends Error {
	override readonly name = "ExpectedError";
	readonly code: ErrorCode;
	readonly reason: ErrorReason;
	readonly detail: ExpectedErrorDetail;

	constructor(code: ErrorCode, reason: ErrorReason, detail: ExpectedErrorDetail = {}) {
		super(reason, { cause: detail.cause });
		this.code = code;
		this.reason = reason;
		this.detail = detail;
	}
}
