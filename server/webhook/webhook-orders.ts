import { randomUUIDv7 } from "node:crypto";
import type { RawBuilder } from "kysely";
import { limits } from "#contract/limits.ts";
import { type WebhookEvent, webhookTest } from "#contract/webhook-events.ts";
import type { Clock } from "#server/clock.ts";
import type { WebhookDeliveryTable } from "#server/database/connection-tables.ts";
import type { Database, Queries } from "#server/database/engine.ts";
import { queueNow } from "#server/database/queue-now.ts";

/** Something that happened, to be told to whoever wants to know. */
interface ToldOf {
	readonly type: WebhookEvent;
	/** Id of the note, or name of the sign of health: never a text or an address. */
	readonly subject: string;
	/** Milliseconds. */
	readonly at: number;
}

/** Orders an event for every webhook that wants it, in the transaction of what happened. */
export type OrderEvent = (queries: Queries, event: ToldOf) => Promise<void>;

/** What webhooks are to be told, as it is ordered and shown. `clock` must not jump while the process runs. */
export function createWebhookOrders(engine: Database["engine"], clock: Clock) {
	const now = () => queueNow(engine, clock());

	return {
		order: (async (queries, { type, subject, at }) => {
			const webhooks = await queries
				.selectFrom("webhook")
				.select(["id", "events"])
				.where("off_because", "is", null)
				.execute();
			const wanting = webhooks.filter(({ events }) => (JSON.parse(events) as readonly string[]).includes(type));
			for (const { id } of wanting) await insert(queries, { webhookId: id, event: type, subject, at }, now());
		}) satisfies OrderEvent,

		orderTest: (queries: Queries, webhookId: string, at: number): Promise<void> =>
			insert(queries, { webhookId, event: webhookTest, subject: null, at }, now()),

		/** Gives up what waits for a webhook. */
		async giveUp(queries: Queries, webhookId: string): Promise<void> {
			await queries
				.updateTable("webhook_delivery")
				.set({ state: "failed" })
				.where("webhook_id", "=", webhookId)
				.where("state", "=", "queued")
				.execute();
		},

		/** The latest first. */
		latest(queries: Queries, webhookId: string): Promise<readonly WebhookDeliveryTable[]> {
			return queries
				.selectFrom("webhook_delivery")
				.selectAll()
				.where("webhook_id", "=", webhookId)
				.orderBy("id", "desc")
				.limit(limits.webhookDeliveriesShown)
				.execute();
		},
	};
}

export type WebhookOrders = ReturnType<typeof createWebhookOrders>;

interface NewDelivery {
	readonly webhookId: string;
	readonly event: WebhookDeliveryTable["event"];
	readonly subject: string | null;
	readonly at: number;
}

async function insert(queries: Queries, ordered: NewDelivery, due_at: RawBuilder<number>): Promise<void> {
	const { webhookId, event, subject, at } = ordered;
	await queries
		.insertInto("webhook_delivery")
		.values({
			id: randomUUIDv7(),
			webhook_id: webhookId,
			event,
			subject,
			happened_at: at,
			state: "queued",
			attempts: 0,
			due_at,
			last_answer: null,
		})
		.execute();
}
