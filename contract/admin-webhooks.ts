import { type Static, Type } from "typebox";
import { defineEndpoint } from "./endpoint.ts";
import { Failure } from "./errors.ts";
import { limits } from "./limits.ts";
import { OptionalMoment } from "./page.ts";
import { ById } from "./row-id.ts";
import { Done, successWith } from "./success.ts";
import { webhookEvents, webhookTest } from "./webhook-events.ts";

const WebhookEventSchema = Type.Enum(webhookEvents, {
	description:
		"`note.pending`: a note waits for a person; `note.reported`: its reader reported one; `health.bad`: a sign of the service's health has turned bad.",
});

export const Webhook = Type.Object({
	id: Type.String(),
	url: Type.String({ description: "Empty when its seal is broken." }),
	events: Type.Array(WebhookEventSchema),
	created_at: Type.String({ format: "date-time" }),
	created_by: Type.String(),
	state: Type.Enum(["active", "failing", "off"], {
		description: "`failing`: nothing has been taken since `failing_since`; it is still tried.",
	}),
	failing_since: OptionalMoment,
	off_because: Type.Union([Type.Enum(["switched_off", "gone", "failing"]), Type.Null()], {
		description: "`gone`: it answered 410; `failing`: it took nothing for days.",
	}),
	/** Until when the secret before the last change signs, too. */
	old_secret_until: OptionalMoment,
});
export type Webhook = Static<typeof Webhook>;

/** One event for one webhook. */
export const WebhookDelivery = Type.Object({
	id: Type.String({ description: "`webhook-id` of each attempt." }),
	event: Type.Union([WebhookEventSchema, Type.Literal(webhookTest)]),
	happened_at: Type.String({ format: "date-time" }),
	state: Type.Enum(["queued", "delivered", "failed"]),
	attempts: Type.Integer(),
	last_answer: Type.Union([Type.String(), Type.Null()], {
		description: "Status of the last answer, or what kept it from coming, as `timeout` or `ECONNREFUSED`.",
	}),
	due_at: Type.Union([Type.String({ format: "date-time" }), Type.Null()], { description: "When it is tried next." }),
});
export type WebhookDelivery = Static<typeof WebhookDelivery>;

export const listWebhooks = defineEndpoint({
	method: "GET",
	path: "/api/admin/webhooks",
	summary: "List the webhooks, the oldest first",
	access: "settings",
	responses: { 200: successWith({ webhooks: Type.Array(Webhook) }) },
});

const WithSecret = successWith({
	webhook: Webhook,
	secret: Type.String({ description: "`whsec_` and base64, as Standard Webhooks has it. Shown only now." }),
});

export const addWebhook = defineEndpoint({
	method: "POST",
	path: "/api/admin/webhooks",
	summary: "Add a webhook",
	description:
		"Events are posted to it as Standard Webhooks (standardwebhooks.com), without any text or address: docs/webhooks.md.",
	access: "settings",
	body: Type.Object({
		url: Type.String({
			maxLength: 2_000,
			description: `https, on the public internet unless \`WEBHOOK_TARGETS=any\`; at most ${limits.webhookUrlCharacters} characters, no credentials.`,
		}),
		events: Type.Array(WebhookEventSchema, { minItems: 1, uniqueItems: true }),
	}),
	responses: { 200: WithSecret },
});

export const removeWebhook = defineEndpoint({
	method: "DELETE",
	path: "/api/admin/webhooks/:id",
	summary: "Remove a webhook",
	description: "What it has not been sent yet is not sent.",
	access: "settings",
	params: ById,
	responses: { 200: Done, 404: Failure },
});

export const switchWebhook = defineEndpoint({
	method: "POST",
	path: "/api/admin/webhooks/:id/switch",
	summary: "Switch a webhook on or off",
	description: "One that is off is sent nothing, nor what happened meanwhile once it is on again.",
	access: "settings",
	params: ById,
	body: Type.Object({ isOn: Type.Boolean() }),
	responses: { 200: Done, 404: Failure },
});

export const rotateWebhookSecret = defineEndpoint({
	method: "POST",
	path: "/api/admin/webhooks/:id/secret",
	summary: "Make a webhook a new secret",
	description: "For a day every request is signed with both, so that the receiver can change over.",
	access: "settings",
	params: ById,
	responses: { 200: WithSecret, 404: Failure },
});

export const testWebhook = defineEndpoint({
	method: "POST",
	path: "/api/admin/webhooks/:id/test",
	summary: "Send a webhook a test event",
	description: "`webhook.test`, tried once. What came of it is among the deliveries.",
	access: "settings",
	params: ById,
	responses: { 200: Done, 404: Failure, 409: Failure },
});

export const listWebhookDeliveries = defineEndpoint({
	method: "GET",
	path: "/api/admin/webhooks/:id/deliveries",
	summary: "List what a webhook was sent last",
	access: "settings",
	params: ById,
	responses: {
		200: successWith({
			deliveries: Type.Array(WebhookDelivery, { description: `The latest ${limits.webhookDeliveriesShown}.` }),
		}),
		404: Failure,
	},
});
