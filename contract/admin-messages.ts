import { type Static, Type } from "typebox";
import { locales } from "#i18n/locales.ts";
import { defineEndpoint } from "./endpoint.ts";
import { Failure } from "./errors.ts";
import { limits } from "./limits.ts";
import { ModerationStatus } from "./message.ts";
import { Reading, RefusalCategorySchema, Span } from "./moderation.ts";
import { NextCursor, OptionalMoment, pageQuery } from "./page.ts";
import { NoteReport } from "./report.ts";
import { RowId } from "./row-id.ts";

const MessageLanguage = Type.Enum(locales, { description: "Language of the page a note was written on." });

/** A message as an administrator sees it. */
export const ReviewedMessage = Type.Object({
	id: Type.String({ description: "UUIDv7" }),
	recipient_email: Type.String(),
	message_content: Type.String(),
	moderation_status: ModerationStatus,
	moderation_notes: Type.Union([Type.String(), Type.Null()], {
		description:
			"What a person wrote when deciding; otherwise the moderator's reason, in the language of Accept-Language.",
	}),
	created_at: Type.String({ format: "date-time" }),
	is_readable: Type.Boolean({
		description: "False when the stored row was altered or sealed under another secret; its texts are then empty.",
	}),
	language: Type.Union([MessageLanguage, Type.Null()]),
	category: Type.Union([RefusalCategorySchema, Type.Null()], { description: "The rule the moderator saw broken." }),
	spans: Type.Array(Span, { description: "The places in the text that decided for the moderator." }),
	model_version: Type.Union([Type.String(), Type.Null()], { description: "Null when no moderator could judge." }),
	confidence: Type.Union([Type.Number({ minimum: 0, maximum: 1 }), Type.Null()], {
		description: "The moderator's measured chance to be right; null when none was measured.",
	}),
	readings: Type.Array(Reading, {
		description:
			"Of a note that waits, or waited, because the moderator was unsure: the two likeliest ways to read it, the likeliest first. Empty for every other.",
	}),
	decided_at: OptionalMoment,
	decided_by: Type.Union([Type.String(), Type.Null()], {
		description: "The administrator who decided; null when the moderator did, or nobody yet.",
	}),
	undo_until: Type.Union([Type.String({ format: "date-time" }), Type.Null()], {
		description: "Until when the caller can take this decision back; null when it is not theirs, or too late.",
	}),
	scheduled_for: Type.Union([Type.String({ format: "date-time" }), Type.Null()], {
		description: "When its sender wants it delivered; null: at once.",
	}),
	is_waiting_for_time: Type.Boolean({
		description: "Whether that is still to come: nothing has been sent then, and its recipient cannot read it yet.",
	}),
	report: Type.Union([NoteReport, Type.Null()], { description: "What its reader said of it last." }),
	email: Type.Enum(["none", "queued", "sent", "failed"], {
		description: "The e-mail to the recipient. `failed`: refused, or given up after days of trying.",
	}),
});
export type ReviewedMessage = Static<typeof ReviewedMessage>;

export const MessageCounts = Type.Object({
	total: Type.Integer(),
	pending: Type.Integer(),
	approved: Type.Integer(),
	rejected: Type.Integer(),
});
export type MessageCounts = Static<typeof MessageCounts>;

export const listMessages = defineEndpoint({
	method: "GET",
	path: "/api/admin/messages",
	summary: "List messages, the reported ones first, then the others that wait, then the newest",
	access: "administrator",
	query: Type.Object({
		...pageQuery,
		status: Type.Optional(
			Type.Union([ModerationStatus, Type.Literal("reported"), Type.Literal("held")], {
				description:
					"Parts of what is `pending`: `reported`, those that wait because their reader reported them; `held`, because the moderator was unsure.",
			}),
		),
		language: Type.Optional(MessageLanguage),
		category: Type.Optional(RefusalCategorySchema),
		from: Type.Optional(Type.String({ format: "date-time", description: "Created at this moment or later." })),
		to: Type.Optional(Type.String({ format: "date-time", description: "Created before this moment." })),
		email: Type.Optional(Type.String({ maxLength: 400, description: "Exactly this recipient's address." })),
	}),
	responses: {
		200: Type.Object({
			success: Type.Literal(true),
			messages: Type.Array(ReviewedMessage),
			next_cursor: NextCursor,
			counts: MessageCounts,
		}),
	},
});

export const listDecidedMessages = defineEndpoint({
	method: "GET",
	path: "/api/admin/messages/decided",
	summary: "List what administrators decided, the latest decision first",
	access: "administrator",
	query: Type.Object(pageQuery),
	responses: {
		200: Type.Object({
			success: Type.Literal(true),
			messages: Type.Array(ReviewedMessage),
			next_cursor: NextCursor,
		}),
	},
});

const MessageId = Type.Object({ id: RowId });
const ModerationAction = Type.Enum(["approve", "reject"]);
export type ModerationAction = Static<typeof ModerationAction>;

const ModerationReason = Type.Optional(
	Type.String({
		description: `At most ${limits.moderationNotesCharacters} characters. Absent or empty: “Modération manuelle: approuvé” or “Modération manuelle: rejeté”.`,
	}),
);

/** What became of the e-mail to the recipient of an approved note. */
const EmailPlan = Type.Enum(
	["queued", "scheduled", "switched_off", "recipient_limit", "not_accepted", "mailbox_refuses", "none"],
	{
		description:
			"`queued`: it leaves when the decision can no longer be undone. `scheduled`: it leaves at the time that its sender chose. `switched_off`: the notification e-mail is off. `recipient_limit`: the recipient has received as many today as they may. `not_accepted`: the recipient wants no notes. `mailbox_refuses`: its mail server called the mailbox gone. `none`: the note was rejected, or cannot be read.",
	},
);
export type EmailPlan = Static<typeof EmailPlan>;

/** What happened to a message meanwhile, when somebody else was faster. */
export const ModerationConflict = Type.Object({
	...Failure.properties,
	moderation_status: ModerationStatus,
	decided_at: OptionalMoment,
	decided_by: Type.Union([Type.String(), Type.Null()]),
});
export type ModerationConflict = Static<typeof ModerationConflict>;

export const moderateMessage = defineEndpoint({
	method: "POST",
	path: "/api/admin/messages/:id/moderate",
	summary: "Approve or reject a waiting message",
	description: "409 with what happened when the message does not wait any more.",
	access: "administrator",
	params: MessageId,
	body: Type.Object({ action: ModerationAction, reason: ModerationReason }),
	responses: {
		200: Type.Object({
			success: Type.Literal(true),
			moderation_status: ModerationStatus,
			undo_until: Type.String({ format: "date-time" }),
			email: EmailPlan,
		}),
		404: Failure,
		409: ModerationConflict,
	},
});

export const undoModeration = defineEndpoint({
	method: "POST",
	path: "/api/admin/messages/:id/undo",
	summary: "Take back one's own decision within ten seconds",
	description: "The message waits again. 409 when it is too late, or when the decision is somebody else's.",
	access: "administrator",
	params: MessageId,
	responses: {
		200: Type.Object({ success: Type.Literal(true), moderation_status: ModerationStatus }),
		404: Failure,
		409: ModerationConflict,
	},
});

export const deleteMessage = defineEndpoint({
	method: "DELETE",
	path: "/api/admin/messages/:id",
	summary: "Delete a message in any status",
	description: "An e-mail that still waits is deleted with it.",
	access: "administrator",
	params: MessageId,
	responses: { 200: Type.Object({ success: Type.Literal(true), message: Type.String() }), 404: Failure },
});

const MessageIds = Type.Array(RowId, {
	minItems: 1,
	maxItems: limits.messagesAtOnce,
	uniqueItems: true,
});

/** What became of one of many. `conflict`: it did not stand where the action needs it. */
const BulkResult = Type.Object({
	id: Type.String(),
	outcome: Type.Enum(["done", "conflict", "not_found"]),
	moderation_status: Type.Optional(ModerationStatus),
	decided_at: Type.Optional(OptionalMoment),
	decided_by: Type.Optional(Type.Union([Type.String(), Type.Null()])),
	email: Type.Optional(EmailPlan),
});
export type BulkResult = Static<typeof BulkResult>;

const BulkAnswer = Type.Object({ success: Type.Literal(true), results: Type.Array(BulkResult) });

export const moderateMessages = defineEndpoint({
	method: "POST",
	path: "/api/admin/messages/moderate-many",
	summary: "Approve or reject many waiting messages",
	description: "Each by itself: one that does not wait any more keeps no other from being decided.",
	access: "administrator",
	body: Type.Object({ ids: MessageIds, action: ModerationAction, reason: ModerationReason }),
	responses: {
		200: Type.Object({ ...BulkAnswer.properties, undo_until: Type.String({ format: "date-time" }) }),
	},
});

export const undoModerations = defineEndpoint({
	method: "POST",
	path: "/api/admin/messages/undo-many",
	summary: "Take back one's own decisions within ten seconds",
	access: "administrator",
	body: Type.Object({ ids: MessageIds }),
	responses: { 200: BulkAnswer },
});

export const deleteMessages = defineEndpoint({
	method: "POST",
	path: "/api/admin/messages/delete-many",
	summary: "Delete many messages in any status",
	access: "administrator",
	body: Type.Object({ ids: MessageIds }),
	responses: { 200: BulkAnswer },
});
