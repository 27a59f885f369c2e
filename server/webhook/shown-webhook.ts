import type { Webhook, WebhookDelivery } from "#contract/admin-webhooks.ts";
import type { WebhookEvent } from "#contract/webhook-events.ts";
import type { WebhookDeliveryTable, WebhookTable } from "#server/database/connection-tables.ts";

/** A webhook as owners see it at `now` (ms); its secrets are seen by nobody. */
export function shownWebhook(row: WebhookTable, url: string | undefined, now: number): Webhook {
	const events: WebhookEvent[] = JSON.parse(row.events);
	const isOldGood = row.old_secret_until !== null && now < row.old_secret_until;
	return {
		id: row.id,
		url: url ?? "",
		events,
		created_at: isoMoment(row.created_at),
		created_by: row.created_by,
		state: stateOf(row),
		failing_since: momentOrNull(row.failing_since),
		off_because: row.off_because,
		old_secret_until: isOldGood ? momentOrNull(row.old_secret_until) : null,
	};
}

export function shownDelivery(row: WebhookDeliveryTable): WebhookDelivery {
	return {
		id: row.id,
		event: row.event,
		happened_at: isoMoment(row.happened_at),
		state: row.state,
		attempts: row.attempts,
		last_answer: row.last_answer,
		due_at: row.state === "queued" ? isoMoment(row.due_at) : null,
	};
}

function stateOf({ off_because, failing_since }: WebhookTable): Webhook["state"] {
	if (off_because !== null) return "off";
	return failing_since === null ? "active" : "failing";
}

function momentOrNull(at: number | null): string | null {
	return at === null ? null : isoMoment(at);
}

function isoMoment(at: number): string {
	return new Date(at).toISOString();
}
