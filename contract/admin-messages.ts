import { type Static, Type } from "typebox";
import { locales } from "#i18n/locales.ts";
import { defineEndpoint } from "./endpoint.ts";
import { Failure } from "./errors.ts";
import { ModerationStatus } from "./message.ts";
import { Reading, RefusalCategorySchema, Span } from "./moderation.ts";
import { NextCursor, OptionalMoment, pageQuery } from "./page.ts";
import { NoteReport } from "./report.ts";
import { ById } from "./row-id.ts";
import { successWith } from "./success.ts";

const MessageLanguage = Type.Enum(locales, { description: "Language of the page a note was written on." });

/** A message as an administrator sees it. */
export const ReviewedMessage = Type.Object({
	id: Type.String({ description: "UUIDv7" }),
	recipient_email: Type.String({ description: "Masked, as `a…@e….com`, for those who do not see addresses." }),
	is_address_masked: Type.Boolean(),
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
	version: Type.Integer({ description: "Another after each change of where it stands." }),
	waiting_since: Type.Union([Type.String({ format: "date-time" }), Type.Null()], {
		description: "Since when it waits for a person: since it was written, or last reported. Null when it does not.",
	}),
	category: Type.Union([RefusalCategorySchema, Type.Null()], { description: "The rule the moderator saw broken." }),
	decided_category: Type.Union([RefusalCategorySchema, Type.Null()], {
		description: "The rule that the person who refused it says it breaks; null when they named none.",
	}),
	is_overturned: Type.Boolean({ description: "Approved by a person after it had been refused." }),
	is_example: Type.Boolean({ description: "Kept as an example to learn from, which nobody has confirmed yet." }),
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
	email: Type.Enum(["none", "queued", "sent", "captured", "failed"], {
		description:
			"The e-mail to the recipient. `captured`: there was no mail server, so it was kept on the machine of the service. `failed`: refused, or given up after days of trying.",
	}),
});
export type ReviewedMessage = Static<typeof ReviewedMessage>;

export const MessageCounts = Type.Object({
	total: Type.Integer(),
	pending: Type.Integer(),
	approved: Type.Integer(),
	rejected: Type.Integer(),
	reported: Type.Integer({ description: "Those of the pending ones that their readers reported." }),
});
export type MessageCounts = Static<typeof MessageCounts>;

export const messageViews = ["all", "pending", "reported", "decided"] as const;

/** What narrows any list of messages. */
export const messageFilter = {
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
	search: Type.Optional(
		Type.String({ maxLength: 400, description: "A message's id, or exactly a recipient's address." }),
	),
};

const view = Type.Optional(
	Type.Enum(messageViews, {
		description:
			"`all`: the newest first; the default. `pending`, `reported`: what waits for a person, or what of it was reported, the longest first. `decided`: what people decided, the latest decision first.",
	}),
);

/** When the answer was true. */
const AsOf = Type.String({ format: "date-time", description: "For `since` of the counts." });

export const listMessages = defineEndpoint({
	method: "GET",
	path: "/api/admin/messages",
	summary: "List messages",
	description: "Each view has cursors of its own, which stay right whatever is decided meanwhile.",
	access: "notes",
	query: Type.Object({ ...pageQuery, ...messageFilter, view }),
	responses: {
		200: successWith({
			messages: Type.Array(ReviewedMessage),
			next_cursor: NextCursor,
			counts: MessageCounts,
			as_of: AsOf,
			is_learning: Type.Boolean({ description: "Whether decisions can be kept as examples: `MODERATION_LEARN`." }),
		}),
	},
});

export const countMessages = defineEndpoint({
	method: "GET",
	path: "/api/admin/messages/counts",
	summary: "Count the messages, and those that wait since a moment or later",
	access: "figures",
	query: Type.Object({ since: Type.Optional(Type.String({ format: "date-time" })) }),
	responses: {
		200: successWith({
			counts: MessageCounts,
			arrived: Type.Integer({
				description: "Those that began to wait at `since` or later and still do; 0 without it.",
			}),
			as_of: AsOf,
		}),
	},
});

export const exportMessages = defineEndpoint({
	method: "GET",
	path: "/api/admin/messages/export",
	summary: "A whole list as CSV",
	description: "UTF-8 with a byte order mark; headings in the language of Accept-Language. No cell is a formula.",
	access: "notes",
	query: Type.Object({ ...messageFilter, view }),
	file: { type: "text/csv; charset=utf-8", name: "messages.csv" },
	responses: { 200: Type.String() },
});

export const readMessage = defineEndpoint({
	method: "GET",
	path: "/api/admin/messages/:id",
	summary: "One message",
	access: "notes",
	params: ById,
	responses: { 200: successWith({ message: ReviewedMessage }), 404: Failure },
});

export const readRecipientHistory = defineEndpoint({
	method: "GET",
	path: "/api/admin/messages/:id/recipient-history",
	summary: "How many other notes the recipient of this one was written",
	description: "Counts only.",
	access: "notes",
	params: ById,
	responses: {
		200: successWith({
			received: Type.Integer(),
			scheduled: Type.Integer({ description: "Approved, their time is still to come." }),
			refused: Type.Integer(),
			pending: Type.Integer(),
			reported: Type.Integer({ description: "By this recipient, whatever was decided then." }),
		}),
		404: Failure,
	},
});

export const revealAddress = defineEndpoint({
	method: "POST",
	path: "/api/admin/messages/:id/reveal",
	summary: "Show whom a message is to",
	description: "The audit log says who asked, and of which message.",
	access: "notes",
	params: ById,
	responses: { 200: successWith({ recipient_email: Type.String() }), 404: Failure },
});
