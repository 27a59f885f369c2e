import { type Static, Type } from "typebox";
import { locales } from "#i18n/locales.ts";
import { type SwitchedEmail as SwitchedEmailName, switchedEmails } from "./emails.ts";
import { defineEndpoint } from "./endpoint.ts";
import { Failure } from "./errors.ts";
import { NextCursor, OptionalMoment, pageQuery } from "./page.ts";
import { RowId } from "./row-id.ts";

const SwitchedEmail = Type.Enum(switchedEmails);

const Switches = Type.Object(
	Object.fromEntries(switchedEmails.map((name) => [name, Type.Boolean()])) as Record<SwitchedEmailName, Type.TBoolean>,
);

/** A failure that also carries its words as `message`. */
const FailureWithMessage = Type.Object({ ...Failure.properties, message: Type.String() });

export const readTemplateStatus = defineEndpoint({
	method: "GET",
	path: "/api/admin/email/templates/status",
	summary: "Tell which e-mails are switched on",
	access: "administrator",
	responses: {
		200: Type.Object({
			success: Type.Literal(true),
			settings: Switches,
		}),
	},
});

export const toggleTemplate = defineEndpoint({
	method: "POST",
	path: "/api/admin/email/template/toggle",
	summary: "Switch an e-mail on or off",
	access: "administrator",
	body: Type.Object({ templateId: SwitchedEmail, isActive: Type.Boolean() }),
	responses: { 200: Type.Object({ success: Type.Literal(true), isActive: Type.Boolean() }) },
});

export const previewTemplate = defineEndpoint({
	method: "GET",
	path: "/api/admin/email/templates/:templateId/preview",
	summary: "Show an e-mail as it would be sent, with example values",
	access: "administrator",
	params: Type.Object({ templateId: SwitchedEmail }),
	query: Type.Object({ language: Type.Optional(Type.Enum(locales)) }),
	responses: {
		200: Type.Object({
			success: Type.Literal(true),
			subject: Type.String(),
			html: Type.String({ description: "A whole document; show it in a frame with an empty sandbox." }),
			text: Type.String(),
		}),
	},
});

export const sendTestEmail = defineEndpoint({
	method: "POST",
	path: "/api/admin/email/test",
	summary: "Send an e-mail, marked as a test, to an address of one's choice",
	description: "Resolves when the mail server has taken it. Any failure also carries its words as `message`.",
	access: "administrator",
	body: Type.Object({
		templateId: SwitchedEmail,
		testEmail: Type.String({ maxLength: 400 }),
		testData: Type.Object({
			recipientName: Type.String({ maxLength: 1_000 }),
			messagePreview: Type.String({ maxLength: 4_000 }),
			senderHint: Type.String({ maxLength: 1_000 }),
		}),
		language: Type.Optional(Type.Enum(locales, { description: "That of Accept-Language when absent." })),
	}),
	responses: {
		200: Type.Object({ success: Type.Literal(true), message: Type.String() }),
		400: FailureWithMessage,
		429: FailureWithMessage,
		502: FailureWithMessage,
		503: FailureWithMessage,
	},
});

export const readEmailStatistics = defineEndpoint({
	method: "GET",
	path: "/api/admin/email/statistics",
	summary: "E-mails of today",
	access: "administrator",
	responses: {
		200: Type.Object({
			success: Type.Literal(true),
			sent_today: Type.Integer(),
			delivery_rate: Type.Union([Type.Number(), Type.Null()], {
				description:
					"Of the e-mails settled in the last 30 days those taken by the mail server, in per cent; null without any.",
			}),
			bounced: Type.Integer({ description: "E-mails of the last 30 days that came back, or were refused, for good." }),
			complained: Type.Integer({ description: "E-mails that their readers called spam in the last 30 days." }),
			suppressed: Type.Object(
				{ opted_out: Type.Integer(), complained: Type.Integer(), unreachable: Type.Integer() },
				{ description: "Mailboxes that are sent no notes at present, by reason; one may be counted under several." },
			),
			active_templates: Type.Integer(),
		}),
	},
});

/** Why no e-mail could be made of an order, so that it was not tried; the order is kept. */
const unpreparedCodes = ["other_secret", "altered", "not_composed"] as const;
export type UnpreparedCode = (typeof unpreparedCodes)[number];

export function isUnpreparedCode(code: string): code is UnpreparedCode {
	return unpreparedCodes.some((one) => one === code);
}

/** An e-mail that has not arrived. Its recipient is not shown: settled ones are erased. */
export const FailedDelivery = Type.Object({
	id: Type.String(),
	source_id: Type.String({ description: "The message or contact message it comes from." }),
	state: Type.Enum(["queued", "failed", "dead"], {
		description: "`queued`: tried again. `failed`: refused for good. `dead`: given up after days of trying.",
	}),
	attempts: Type.Integer(),
	reason: Type.Union([Type.String(), Type.Null()], {
		description:
			"SMTP or network code, as “550 5.1.1”; or, of one that could not be prepared and is kept: `other_secret` (sealed under a secret that this installation does not have), `altered` (changed in the database), `not_composed`.",
	}),
	due_at: OptionalMoment,
	queued_at: Type.String({ format: "date-time" }),
	settled_at: OptionalMoment,
});
export type FailedDelivery = Static<typeof FailedDelivery>;

export const listDeliveries = defineEndpoint({
	method: "GET",
	path: "/api/admin/email/deliveries",
	summary: "The queue's length, and the e-mails whose last attempt failed",
	access: "administrator",
	query: Type.Object(pageQuery),
	responses: {
		200: Type.Object({
			success: Type.Literal(true),
			queue_length: Type.Integer(),
			failures: Type.Array(FailedDelivery),
			next_cursor: NextCursor,
		}),
	},
});

export const retryDelivery = defineEndpoint({
	method: "POST",
	path: "/api/admin/email/deliveries/:id/retry",
	summary: "Try a waiting e-mail again now",
	description: "409 when it is settled: what it said is erased by then.",
	access: "administrator",
	params: Type.Object({ id: RowId }),
	responses: { 200: Type.Object({ success: Type.Literal(true) }), 404: Failure, 409: Failure },
});

export const openCapturedMail = defineEndpoint({
	method: "POST",
	path: "/api/admin/email/captured",
	summary: "Make a link to the captured e-mails, which opens once and for a minute",
	description: "404 where nobody may read them: when e-mails are sent, or when the service is public.",
	access: "administrator",
	responses: {
		200: Type.Object({ success: Type.Literal(true), path: Type.String({ description: "Path and query." }) }),
		404: Failure,
	},
});
