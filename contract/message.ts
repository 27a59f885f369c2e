import { type Static, Type } from "typebox";
import { defineEndpoint } from "./endpoint.ts";
import { ErrorType, Failure } from "./errors.ts";
import { IdempotencyHeaders } from "./idempotency.ts";
import { limits } from "./limits.ts";
import { RefusalCategorySchema, Span } from "./moderation.ts";
import { proofOfWorkHeader } from "./proof-of-work.ts";
import { InkSchema, PaperSchema } from "./stationery.ts";

export const Submission = Type.Object({
	recipientEmail: Type.String({
		description: `One e-mail address of at most ${limits.addressOctets} octets; internationalised domains are accepted.`,
		examples: ["jane@example.org"],
	}),
	message: Type.String({
		description: `1 to ${limits.messageCharacters} characters (Unicode code points) after trimming.`,
		examples: ["Your smile is the best part of my mornings"],
	}),
	deliverAt: Type.Optional(
		Type.String({
			format: "date-time",
			description: `When it is to be delivered, with its offset; at once when absent. At least ${limits.deliveryAhead.minutes} minutes and at most ${limits.deliveryAhead.days} days ahead. The note is moderated at once all the same.`,
			examples: ["2027-02-14T08:00:00+01:00"],
		}),
	),
	paper: Type.Optional(PaperSchema),
	ink: Type.Optional(InkSchema),
});
export type Submission = Static<typeof Submission>;

export const ModerationStatus = Type.Union([
	Type.Literal("pending"),
	Type.Literal("approved"),
	Type.Literal("rejected"),
]);
export type ModerationStatus = Static<typeof ModerationStatus>;

/**
 * The outcome of a submission: approved and e-mailed; approved and saved but not e-mailed; a technical error (`errorType`
 * present, the note waits for a human as `pending`); rejected with a reason; or, where the service holds the notes of
 * which its moderator is unsure, held for a human.
 */
export const SendResult = Type.Object({
	success: Type.Boolean({ description: "True exactly when the note is approved." }),
	status: Type.Union([...ModerationStatus.anyOf, Type.Literal("held")], {
		description:
			"`held`: the moderator is unsure of the note, so a person reads it first. It is stored and nothing is sent; approved, it is delivered, and refused, it never is. `receipt` tells which. Only where the service is set up so.",
	}),
	reason: Type.Optional(
		Type.String({ description: "Why it was refused or held, in the language of Accept-Language." }),
	),
	category: Type.Optional(RefusalCategorySchema),
	spans: Type.Optional(Type.Array(Span, { description: "The places in the trimmed text that decided a refusal." })),
	help: Type.Optional(
		Type.Boolean({
			description: "True when a refused note speaks of its writer's own death or harm: show its sender help lines.",
		}),
	),
	notAccepted: Type.Optional(
		Type.Boolean({
			description:
				"True when the recipient accepts no notes, or not this one: no fault of its words. Nothing of it is stored.",
		}),
	),
	emailSent: Type.Optional(
		Type.Boolean({ description: "True only after the mail server has accepted the whole e-mail." }),
	),
	emailError: Type.Optional(Type.String({ description: "Why the e-mail has not left yet; it may still be retried." })),
	scheduledFor: Type.Optional(
		Type.String({
			format: "date-time",
			description: "An approved note will be e-mailed and can be read at this moment, UTC; until then nothing is sent.",
		}),
	),
	receipt: Type.Optional(
		Type.String({
			description:
				"A secret token of the note, present whenever something was stored. It is told here only; see POST /api/receipts.",
		}),
	),
	errorType: Type.Optional(ErrorType),
});
export type SendResult = Static<typeof SendResult>;

export const sendMessage = defineEndpoint({
	method: "POST",
	path: "/api/messages",
	summary: "Send an anonymous note",
	description:
		"Moderates the note at once. An approved note is stored before the answer and e-mailed to its recipient; nothing about the sender is kept. A repeat under the same Idempotency-Key is answered as the first was, in its own language, with what is true of the e-mail by then; a note that could not be judged (`pending`) is judged again, one that is `held` waits for a person.",
	access: "public",
	headers: Type.Object({ ...IdempotencyHeaders.properties, ...proofOfWorkHeader }),
	body: Submission,
	responses: { 200: SendResult, 409: Failure },
});
