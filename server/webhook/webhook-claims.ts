import { type RawBuilder, sql } from "kysely";
import type { Clock } from "#server/clock.ts";
import type { WebhookDeliveryTable, WebhookTable } from "#server/database/connection-tables.ts";
import type { Database, Queries } from "#server/database/engine.ts";
import { after, leaseMs, queueNow, readQueueNow } from "#server/database/queue-now.ts";
import { farthestDueMs } from "./webhook-retry.ts";

/** A row that this process holds until its lease ends. */
export type ClaimedEvent = Pick<
	WebhookDeliveryTable,
	"id" | "webhook_id" | "event" | "subject" | "happened_at" | "attempts"
>;

/** What webhooks are to be told, as it is worked off: rows with leases. `clock` must not jump while the process runs. */
export function createWebhookClaims(engine: Database["engine"], clock: Clock) {
	const now = () => queueNow(engine, clock());

	return {
		/** What the queue's clock says. */
		now: (queries: Queries): Promise<number> => readQueueNow(queries, now()),

		/** The webhooks that something is due for. */
		withDue: (queries: Queries): Promise<readonly WebhookTable[]> =>
			queries
				.selectFrom("webhook")
				.selectAll()
				.where("id", "in", due(queries, now()).select("webhook_id"))
				.where("off_because", "is", null)
				.execute(),

		/** Takes up to `limit` due events of a webhook, the oldest due first; no other process gets them before their lease ends. */
		claim(queries: Queries, webhookId: string, limit: number): Promise<readonly ClaimedEvent[]> {
			return queries
				.updateTable("webhook_delivery")
				.set({ due_at: after(now(), leaseMs), attempts: sql<number>`attempts + 1` })
				.where("id", "in", () =>
					due(queries, now())
						.select("id")
						.where("webhook_id", "=", webhookId)
						.orderBy("due_at")
						.limit(limit)
						// SQLite has one writer at a time and needs no row locks.
						.$if(engine === "postgresql", (query) => query.forUpdate().skipLocked()),
				)
				.returning(["id", "webhook_id", "event", "subject", "happened_at", "attempts"])
				.execute();
		},

		/** Puts an event back for `waitMs`. */
		async postpone(queries: Queries, claimed: ClaimedEvent, waitMs: number, answer: string): Promise<void> {
			await stillHeld(queries, claimed)
				.set({ due_at: after(now(), waitMs), last_answer: answer })
				.execute();
		},

		/** Puts an event back as if it had never been claimed. */
		async release(queries: Queries, claimed: ClaimedEvent): Promise<void> {
			await stillHeld(queries, claimed)
				.set({ due_at: now(), attempts: claimed.attempts - 1 })
				.execute();
		},

		/** Ends an event, unless another attempt holds it by now. */
		async settle(
			queries: Queries,
			claimed: ClaimedEvent,
			{ state, answer }: { readonly state: "delivered" | "failed"; readonly answer: string },
		): Promise<void> {
			await stillHeld(queries, claimed).set({ state, last_answer: answer }).execute();
		},
	};
}

export type WebhookClaims = ReturnType<typeof createWebhookClaims>;

/** By the queue's clock; and what a wrong one has put farther ahead than any retry. */
function due(queries: Queries, now: RawBuilder<number>) {
	return queries
		.selectFrom("webhook_delivery")
		.where("state", "=", sql.lit("queued"))
		.where((row) => row.or([row("due_at", "<=", now), row("due_at", ">", after(now, farthestDueMs))]));
}

function stillHeld(queries: Queries, { id, attempts }: ClaimedEvent) {
	return queries
		.updateTable("webhook_delivery")
		.where("id", "=", id)
		.where("state", "=", "queued")
		.where("attempts", "=", attempts);
}
