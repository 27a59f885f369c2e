import type { WebhookEvent, webhookTest } from "#contract/webhook-events.ts";

/** A token by which a program calls the administration. */
export interface ApiTokenTable {
	id: string;
	/** What audit entries call it by. */
	name: string;
	/** SHA-256 of the token, which is kept nowhere. */
	token_hash: string;
	/** JSON: permissions. */
	scopes: string;
	created_at: number;
	/** The administrator who made it; it is worth what that one may do. */
	created_by: string;
	/** Milliseconds; null: it does not end by itself. */
	expires_at: number | null;
	/** YYYY-MM-DD in UTC of its last use; null: never. */
	used_on: string | null;
}

/** An address that is told of events. */
export interface WebhookTable {
	id: string;
	/** It may hold a secret of its receiver's. */
	url_sealed: string;
	/** JSON: which events. */
	events: string;
	secret_sealed: string;
	/** The secret before the last change, which signs, too, for a while. */
	old_secret_sealed: string | null;
	old_secret_until: number | null;
	created_at: number;
	created_by: string;
	/** Since when it has taken nothing, by the queue's clock; null: it took what it was sent last. */
	failing_since: number | null;
	/** Null: it is on. */
	off_because: "switched_off" | "gone" | "failing" | null;
}

/** An event for one webhook. Never a text or an address. */
export interface WebhookDeliveryTable {
	id: string;
	webhook_id: string;
	event: WebhookEvent | typeof webhookTest;
	/** Id of the note, or name of the sign of health. */
	subject: string | null;
	happened_at: number;
	state: "queued" | "delivered" | "failed";
	/** Attempts begun. Also the fencing token: only the attempt that claimed a row may settle it. */
	attempts: number;
	/** Not before; a claim moves it to the end of its lease. By the queue's clock. */
	due_at: number;
	/** Status of the last answer, or what kept it from coming. */
	last_answer: string | null;
}
