import { webhookTest } from "#contract/webhook-events.ts";
import type { Clock } from "#server/clock.ts";
import type { WebhookTable } from "#server/database/connection-tables.ts";
import type { Database, Queries } from "#server/database/engine.ts";
import type { Log } from "#server/log.ts";
import type { ClaimedEvent, WebhookClaims } from "./webhook-claims.ts";
import type { WebhookOrders } from "./webhook-orders.ts";
import type { PostOutcome, WebhookPost } from "./webhook-post.ts";
import { webhookRequest } from "./webhook-request.ts";
import { hopelessAfterMs, nextWebhookWait } from "./webhook-retry.ts";
import type { WebhookStore } from "./webhook-store.ts";

interface AttemptDependencies {
	readonly database: Database;
	readonly store: Pick<WebhookStore, "open">;
	readonly claims: WebhookClaims;
	readonly orders: Pick<WebhookOrders, "giveUp">;
	readonly post: WebhookPost;
	readonly publicUrl: string;
	readonly clock: Clock;
	readonly log: Log;
}

/** For how long an attempt waits for an answer: well within its lease. */
const answerWithinMs = 10_000;

/**
 * One try to tell a webhook of an event, and what follows from its answer. A stop puts the event back. Each transaction
 * takes the webhook before its events, as switching and removing do: so nobody waits in a circle.
 */
export function createWebhookAttempt(dependencies: AttemptDependencies) {
	const { database, store, claims, orders, post, publicUrl, clock, log } = dependencies;

	async function outcomeOf(webhook: WebhookTable, event: ClaimedEvent, stop: AbortSignal): Promise<PostOutcome> {
		const open = store.open(webhook);
		if (open === undefined) return { failure: "seal_broken" };
		const request = webhookRequest(event, { publicUrl, secrets: open.secrets, at: clock() });
		return post({ url: open.url, ...request }, AbortSignal.any([stop, AbortSignal.timeout(answerWithinMs)]));
	}

	async function taken(queries: Queries, event: ClaimedEvent, answer: string): Promise<void> {
		await queries.updateTable("webhook").set({ failing_since: null }).where("id", "=", event.webhook_id).execute();
		await claims.settle(queries, event, { state: "delivered", answer });
	}

	async function switchOff(
		queries: Queries,
		event: ClaimedEvent,
		{ why, answer }: { readonly why: "gone" | "failing"; readonly answer: string },
	): Promise<void> {
		const { webhook_id } = event;
		await queries.updateTable("webhook").set({ off_because: why }).where("id", "=", webhook_id).execute();
		await claims.settle(queries, event, { state: "failed", answer });
		await orders.giveUp(queries, webhook_id);
		log.warn({ webhook: webhook_id, why }, "a webhook was switched off: it no longer accepts events");
	}

	/** Since when the webhook has taken nothing. */
	async function failingSince(queries: Queries, id: string, now: number): Promise<number> {
		const row = await queries
			.updateTable("webhook")
			.set((webhook) => ({ failing_since: webhook.fn.coalesce("failing_since", webhook.val(now)) }))
			.where("id", "=", id)
			.returning("failing_since")
			.executeTakeFirst();
		return row?.failing_since ?? now;
	}

	async function refused(queries: Queries, event: ClaimedEvent, answer: string): Promise<void> {
		if (event.event === webhookTest) return claims.settle(queries, event, { state: "failed", answer });
		const now = await claims.now(queries);
		const since = await failingSince(queries, event.webhook_id, now);
		const wait = nextWebhookWait(event.attempts, Math.random());
		if (wait !== undefined) return claims.postpone(queries, event, wait, answer);
		if (now >= since + hopelessAfterMs) return switchOff(queries, event, { why: "failing", answer });
		await claims.settle(queries, event, { state: "failed", answer });
	}

	return async (webhook: WebhookTable, event: ClaimedEvent, stop: AbortSignal): Promise<void> => {
		const outcome = await outcomeOf(webhook, event, stop);
		await database.write(async (queries) => {
			if (stop.aborted && "failure" in outcome) return claims.release(queries, event);
			const answer = "failure" in outcome ? outcome.failure : String(outcome.status);
			const status = "status" in outcome ? outcome.status : 0;
			if (status >= 200 && status < 300) return taken(queries, event, answer);
			await (status === 410 ? switchOff(queries, event, { why: "gone", answer }) : refused(queries, event, answer));
		});
	};
}

export type WebhookAttempt = ReturnType<typeof createWebhookAttempt>;
