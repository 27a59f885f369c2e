import { Type } from "typebox";
import { locales } from "#i18n/locales.ts";
import { type SwitchedEmail as SwitchedEmailName, switchedEmails } from "./emails.ts";
import { defineEndpoint } from "./endpoint.ts";
import { Failure } from "./errors.ts";
import { successWith } from "./success.ts";

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
	access: "emails",
	responses: {
		200: successWith({
			settings: Switches,
		}),
	},
});

export const toggleTemplate = defineEndpoint({
	method: "POST",
	path: "/api/admin/email/template/toggle",
	summary: "Switch an e-mail on or off",
	access: "emails",
	body: Type.Object({ templateId: SwitchedEmail, isActive: Type.Boolean() }),
	responses: { 200: successWith({ isActive: Type.Boolean() }) },
});

export const previewTemplate = defineEndpoint({
	method: "GET",
	path: "/api/admin/email/templates/:templateId/preview",
	summary: "Show an e-mail as it would be sent, with example values",
	access: "emails",
	params: Type.Object({ templateId: SwitchedEmail }),
	query: Type.Object({ language: Type.Optional(Type.Enum(locales)) }),
	responses: {
		200: successWith({
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
	access: "emails",
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
		200: successWith({ message: Type.String() }),
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
	access: "emails",
	responses: {
		200: successWith({
			sent_today: Type.Integer(),
			captured_today: Type.Integer({ description: "E-mails that were kept here, there being no mail server." }),
			delivery_rate: Type.Union([Type.Number(), Type.Null()], {
				description:
					"Of the e-mails settled in the last 30 days those taken by the mail server, in per cent; null without any. Captured ones are left out.",
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

export const openCapturedMail = defineEndpoint({
	method: "POST",
	path: "/api/admin/email/captured",
	summary: "Make a link to the captured e-mails, which opens once and for a minute",
	description: "404 where nobody may read them: when e-mails are sent, or when the service is public.",
	access: "settings",
	responses: {
		200: successWith({ path: Type.String({ description: "Path and query." }) }),
		404: Failure,
	},
});
