import type { Webhook, WebhookDelivery } from "#contract/admin-webhooks.ts";
import { type WebhookEvent, webhookTest } from "#contract/webhook-events.ts";
import { m } from "#i18n/compiled/messages.js";
import type { Format } from "#web/admin/language/format.ts";

/** What webhooks are told of, in the order in which it is offered. */
export const eventNames: Readonly<Record<WebhookEvent, () => string>> = {
	"note.pending": m.admin_connections_event_note_pending,
	"note.reported": m.admin_connections_event_note_reported,
	"health.bad": m.admin_connections_event_health_bad,
};

export function eventName(event: WebhookDelivery["event"]): string {
	return event === webhookTest ? m.admin_connections_event_webhook_test() : eventNames[event]();
}

export const deliveryStates: Readonly<Record<WebhookDelivery["state"], () => string>> = {
	queued: m.admin_connections_delivery_queued,
	delivered: m.admin_connections_delivery_delivered,
	failed: m.admin_connections_delivery_failed,
};

/** What a webhook is called among others: its host. */
export function webhookName({ url }: Pick<Webhook, "url">): string {
	return URL.parse(url)?.host ?? m.admin_connections_webhook_unreadable();
}

/** Whether a webhook works, or why it does not. */
export function standingWords({ state, off_because, failing_since }: Webhook, format: Format): string {
	if (state === "active") return m.admin_connections_webhook_on();
	if (state === "failing") return m.admin_connections_webhook_failing({ date: format.moment(failing_since ?? "") });
	if (off_because === "gone") return m.admin_connections_webhook_gone();
	return off_because === "failing" ? m.admin_connections_webhook_given_up() : m.admin_connections_webhook_off();
}

const answers: Readonly<Record<string, () => string>> = {
	timeout: m.admin_connections_answer_timeout,
	private_address: m.admin_connections_answer_private,
	https_required: m.admin_connections_answer_https,
	seal_broken: m.admin_connections_answer_seal,
	ENOTFOUND: m.admin_connections_answer_name,
	EAI_AGAIN: m.admin_connections_answer_name,
	ECONNREFUSED: m.admin_connections_answer_refused,
};

/** How a receiver answered, or why it did not; what has no words of its own is told by its code. */
export function answerWords(answer: string | null): string {
	if (answer === null) return "";
	if (/^\d{3}$/.test(answer)) return `HTTP ${answer}`;
	if (/CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS/.test(answer)) return m.admin_connections_answer_certificate();
	return answers[answer]?.() ?? answer;
}
