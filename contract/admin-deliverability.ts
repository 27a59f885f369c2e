import { type Static, Type } from "typebox";
import { defineEndpoint } from "./endpoint.ts";
import { Failure } from "./errors.ts";
import { NextCursor, OptionalMoment, pageQuery } from "./page.ts";
import { ById, RowId } from "./row-id.ts";
import { Done, successWith } from "./success.ts";

const days = ["7", "30", "90"] as const;
export type DeliverabilityDays = (typeof days)[number];

/** SMTP or network code, as the answers give it. */
const ReplyCode = Type.String({ pattern: "^[\\w. -]{1,60}$" });

const Domain = Type.Union([Type.String(), Type.Null()], {
	description: "The part behind the @; null where it could not be read, or of before it was kept.",
});

/** An e-mail that has not arrived. Of its recipient the domain is shown, never the address. */
export const FailedDelivery = Type.Object({
	id: Type.String(),
	source_id: Type.String({ description: "The message or contact message it comes from." }),
	is_message: Type.Boolean({ description: "Whether it comes from a message that still exists." }),
	domain: Domain,
	state: Type.Enum(["queued", "failed", "dead"], {
		description: "`queued`: tried again. `failed`: refused for good. `dead`: given up after days of trying.",
	}),
	attempts: Type.Integer(),
	reason: Type.Union([Type.String(), Type.Null()], {
		description:
			"SMTP or network code, as “550 5.1.1”; or, of one that could not be prepared and is kept: `other_secret` (sealed under a secret that this installation does not have), `altered` (changed in the database), `not_composed`; or `restored`: on hold, since it may have been sent before a backup was restored.",
	}),
	due_at: OptionalMoment,
	queued_at: Type.String({ format: "date-time" }),
	settled_at: OptionalMoment,
});
export type FailedDelivery = Static<typeof FailedDelivery>;

const failuresFilter = { code: Type.Optional(ReplyCode) };

export const listDeliveries = defineEndpoint({
	method: "GET",
	path: "/api/admin/email/deliveries",
	summary: "The queue's length, and the e-mails whose last attempt failed",
	access: "emails",
	query: Type.Object({ ...failuresFilter, ...pageQuery }),
	responses: {
		200: successWith({
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
	access: "emails",
	params: ById,
	responses: { 200: Done, 404: Failure, 409: Failure },
});

export const retryDeliveries = defineEndpoint({
	method: "POST",
	path: "/api/admin/email/deliveries/retry-many",
	summary: "Try all waiting e-mails again now whose last attempt failed",
	description: "Those on hold after a restore only with `code: restored`.",
	access: "emails",
	body: Type.Object(failuresFilter),
	responses: {
		200: successWith({
			retried: Type.Integer({ description: "How many; those due within a minute anyway are not counted." }),
		}),
	},
});

export const readDeliverability = defineEndpoint({
	method: "GET",
	path: "/api/admin/email/deliverability",
	summary: "How e-mails fare: by day, by reply code and by domain",
	access: "emails",
	query: Type.Object({ days: Type.Optional(Type.Enum(days, { description: "30 when absent." })) }),
	responses: {
		200: successWith({
			transport: Type.Enum(["smtp", "capture"], {
				description: "`capture`: nothing is sent, “sent” means kept as a file.",
			}),
			waiting: Type.Integer({ description: "E-mails that are still to be sent." }),
			retryable: Type.Integer({ description: "Those of them whose last attempt failed and that wait for the next." }),
			days: Type.Array(
				Type.Object({
					date: Type.String({ format: "date" }),
					sent: Type.Integer({ description: "Taken by the mail server." }),
					failed: Type.Integer({ description: "Refused for good, or given up." }),
					bounced: Type.Integer({ description: "Reported as undeliverable." }),
					complained: Type.Integer({ description: "Called spam by their readers." }),
				}),
				{ description: "The newest first." },
			),
			codes: Type.Array(
				Type.Object({
					code: Type.String(),
					waiting: Type.Integer({ description: "Tried again." }),
					ended: Type.Integer({ description: "Refused for good, or given up." }),
					latest_at: Type.String({ format: "date-time", description: "When the latest of them was queued." }),
				}),
				{ description: "E-mails of the period whose last attempt failed, by its code, the most frequent first." },
			),
			domains: Type.Array(Type.Object({ domain: Domain, waiting: Type.Integer(), ended: Type.Integer() }), {
				description: "The same by domain: those with the most.",
			}),
		}),
	},
});
export type Deliverability = Static<(typeof readDeliverability)["responses"][200]>;

export const suppressionReasons = ["opted_out", "complained", "by_hand", "unreachable"] as const;
export type SuppressionReason = (typeof suppressionReasons)[number];

/** A mailbox that is sent no notes, and why. Its address is not kept. */
export const Suppression = Type.Object({
	mailbox: Type.String({ description: "Names the mailbox without its address: an HMAC." }),
	reason: Type.Enum(suppressionReasons, {
		description:
			"`opted_out`: its owner said so. `complained`: they called a note spam. `by_hand`: an administrator. `unreachable`: its server refused it for good.",
	}),
	since: Type.String({ format: "date-time" }),
	until: OptionalMoment,
});
export type Suppression = Static<typeof Suppression>;

const AddressBody = Type.Object({ address: Type.String({ maxLength: 400 }) });

export const listSuppressions = defineEndpoint({
	method: "GET",
	path: "/api/admin/email/suppressions",
	summary: "List the mailboxes that are sent no notes, the latest first",
	access: "emails",
	query: Type.Object(pageQuery),
	responses: {
		200: successWith({
			suppressions: Type.Array(Suppression),
			next_cursor: NextCursor,
		}),
	},
});

export const exportSuppressions = defineEndpoint({
	method: "GET",
	path: "/api/admin/email/suppressions/export",
	summary: "All mailboxes that are sent no notes, as CSV",
	description:
		"UTF-8 with a byte order mark; headings in the language of Accept-Language. Names of mailboxes, no addresses.",
	access: "emails",
	file: { type: "text/csv; charset=utf-8", name: "suppressions.csv" },
	responses: { 200: Type.String() },
});

export const lookUpSuppression = defineEndpoint({
	method: "POST",
	path: "/api/admin/email/suppressions/look-up",
	summary: "Tell whether a mailbox is sent no notes, and why",
	description: "The address is not kept. By POST, so that it is in no log of addresses.",
	access: "emails",
	body: AddressBody,
	responses: { 200: successWith({ suppressions: Type.Array(Suppression) }) },
});

export const addSuppression = defineEndpoint({
	method: "POST",
	path: "/api/admin/email/suppressions",
	summary: "Send no more notes to a mailbox",
	description: "As if its owner had said so: what waits for it is withdrawn. The address is not kept.",
	access: "emails",
	body: AddressBody,
	responses: { 200: successWith({ mailbox: Type.String() }) },
});

export const removeSuppression = defineEndpoint({
	method: "DELETE",
	path: "/api/admin/email/suppressions/:mailbox",
	summary: "Let a mailbox be sent notes again, whatever the reasons were",
	access: "emails",
	params: Type.Object({ mailbox: RowId }),
	responses: { 200: Done, 404: Failure },
});
