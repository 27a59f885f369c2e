import { type Static, Type } from "typebox";
import { defineEndpoint } from "./endpoint.ts";
import { Failure } from "./errors.ts";
import { limits } from "./limits.ts";
import { ModerationStatus } from "./message.ts";
import { RefusalCategorySchema } from "./moderation.ts";
import { OptionalMoment } from "./page.ts";
import { ById, RowId } from "./row-id.ts";
import { Done, successWith } from "./success.ts";

export const ModerationAction = Type.Enum(["approve", "reject"]);
export type ModerationAction = Static<typeof ModerationAction>;

const ModerationReason = Type.Optional(
	Type.String({
		description: `At most ${limits.moderationNotesCharacters} characters. Absent or empty: the words of the category; without one “Modération manuelle: approuvé” or “Modération manuelle: rejeté”.`,
	}),
);

/** What is decided, and why. */
const Decision = {
	action: ModerationAction,
	reason: ModerationReason,
	category: Type.Optional(RefusalCategorySchema),
};

/** Which standing of a message is acted upon: when it has another by now, nothing is done. */
const Version = Type.Optional(Type.Integer({ minimum: 1, description: "Of the message as it was seen." }));
const versionQuery = Type.Object({
	version: Type.Optional(Type.String({ pattern: "^[1-9][0-9]{0,8}$", description: "Of the message as it was seen." })),
});

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
	version: Type.Integer(),
});
export type ModerationConflict = Static<typeof ModerationConflict>;

const Decided = successWith({
	moderation_status: ModerationStatus,
	undo_until: Type.String({ format: "date-time" }),
	email: EmailPlan,
	version: Type.Integer(),
});

export const moderateMessage = defineEndpoint({
	method: "POST",
	path: "/api/admin/messages/:id/moderate",
	summary: "Approve or reject a waiting message",
	description:
		"409 with what happened when the message does not wait any more, or has changed since it was seen; with `reason` when its recipient has the same words from another message.",
	access: "notes",
	params: ById,
	body: Type.Object({ ...Decision, version: Version }),
	responses: { 200: Decided, 404: Failure, 409: ModerationConflict },
});

export const overturnRefusal = defineEndpoint({
	method: "POST",
	path: "/api/admin/messages/:id/overturn",
	summary: "Approve a refused message after all",
	description:
		"As an approval: its e-mail leaves when this can no longer be undone. 409 when it is not refused, and as of an approval.",
	access: "notes",
	params: ById,
	body: Type.Object({ reason: ModerationReason, version: Version }),
	responses: { 200: Decided, 404: Failure, 409: ModerationConflict },
});

export const undoModeration = defineEndpoint({
	method: "POST",
	path: "/api/admin/messages/:id/undo",
	summary: "Take back one's own decision within ten seconds",
	description:
		"The message stands where it stood before: it waits again, or is refused again. 409 when it is too late, or when the decision is somebody else's.",
	access: "notes",
	params: ById,
	query: versionQuery,
	responses: {
		200: successWith({ moderation_status: ModerationStatus, version: Type.Integer() }),
		404: Failure,
		409: ModerationConflict,
	},
});

export const deleteMessage = defineEndpoint({
	method: "DELETE",
	path: "/api/admin/messages/:id",
	summary: "Delete a message in any status",
	description: "An e-mail that still waits is deleted with it, and it is counted no more.",
	access: "notes",
	params: ById,
	query: versionQuery,
	responses: {
		200: successWith({ message: Type.String() }),
		404: Failure,
		409: ModerationConflict,
	},
});

export const keepMessageAsExample = defineEndpoint({
	method: "POST",
	path: "/api/admin/messages/:id/example",
	summary: "Keep a person's decision as an example to learn from",
	description:
		"Masked, and erased with its message unless it is confirmed. 409 unless a person has decided, and examples are kept.",
	access: "notes",
	params: ById,
	responses: {
		200: successWith({
			was_confirmed: Type.Boolean({
				description: "An example that says the same was confirmed before: it stays the only one.",
			}),
		}),
		404: Failure,
		409: Failure,
	},
});

export const forgetMessageAsExample = defineEndpoint({
	method: "DELETE",
	path: "/api/admin/messages/:id/example",
	summary: "Erase the example of a message",
	access: "notes",
	params: ById,
	responses: { 200: Done, 404: Failure },
});

const MessageIds = Type.Array(RowId, {
	minItems: 1,
	maxItems: limits.messagesAtOnce,
	uniqueItems: true,
});

const ManyMessages = {
	ids: MessageIds,
	versions: Type.Optional(
		Type.Array(Type.Integer({ minimum: 1 }), { description: "Of the messages as they were seen, one for each id." }),
	),
};

/**
 * What became of one of many. `conflict`: it did not stand where the action needs it. `sent_by_another_note`: approving it
 * would have brought its recipient the same words twice.
 */
const BulkResult = Type.Object({
	id: Type.String(),
	outcome: Type.Enum(["done", "conflict", "not_found", "sent_by_another_note"]),
	moderation_status: Type.Optional(ModerationStatus),
	decided_at: Type.Optional(OptionalMoment),
	decided_by: Type.Optional(Type.Union([Type.String(), Type.Null()])),
	version: Type.Optional(Type.Integer()),
	email: Type.Optional(EmailPlan),
});
export type BulkResult = Static<typeof BulkResult>;

const BulkAnswer = successWith({ results: Type.Array(BulkResult) });

export const moderateMessages = defineEndpoint({
	method: "POST",
	path: "/api/admin/messages/moderate-many",
	summary: "Approve or reject many waiting messages",
	description: "Each by itself: one that does not wait any more keeps no other from being decided.",
	access: "notes",
	body: Type.Object({ ...ManyMessages, ...Decision }),
	responses: {
		200: Type.Object({ ...BulkAnswer.properties, undo_until: Type.String({ format: "date-time" }) }),
	},
});

export const undoModerations = defineEndpoint({
	method: "POST",
	path: "/api/admin/messages/undo-many",
	summary: "Take back one's own decisions within ten seconds",
	access: "notes",
	body: Type.Object(ManyMessages),
	responses: { 200: BulkAnswer },
});

export const deleteMessages = defineEndpoint({
	method: "POST",
	path: "/api/admin/messages/delete-many",
	summary: "Delete many messages in any status",
	access: "notes",
	body: Type.Object(ManyMessages),
	responses: { 200: BulkAnswer },
});
