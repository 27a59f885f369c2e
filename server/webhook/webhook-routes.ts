import {
	addWebhook,
	listWebhookDeliveries,
	listWebhooks,
	removeWebhook,
	rotateWebhookSecret,
	switchWebhook,
	testWebhook,
} from "#contract/admin-webhooks.ts";
import { ExpectedError } from "#contract/errors.ts";
import type { Clock } from "#server/clock.ts";
import type { Database, Queries } from "#server/database/engine.ts";
import { createHourlyLimit } from "#server/http/rate-limit.ts";
import { requireValid } from "#server/http/require-valid.ts";
import type { Serve } from "#server/http/serve.ts";
import { shownDelivery, shownWebhook } from "./shown-webhook.ts";
import type { WebhookOrders } from "./webhook-orders.ts";
import type { WebhookStore } from "./webhook-store.ts";
import { parseWebhookUrl, type WebhookTargets } from "./webhook-url.ts";

/** Records what an administrator did, in the transaction of what they did. */
export type RecordWebhookAct = (
	queries: Queries,
	administrator: string,
	action:
		| "webhook_added"
		| "webhook_removed"
		| "webhook_switched_on"
		| "webhook_switched_off"
		| "webhook_secret_changed"
		| "webhook_tested",
	subject: string,
) => Promise<void>;

interface WebhookParts {
	readonly database: Database;
	readonly store: WebhookStore;
	readonly orders: WebhookOrders;
	readonly targets: WebhookTargets;
	readonly record: RecordWebhookAct;
	readonly clock: Clock;
}

/** Tests of one administrator. */
const testsPerHour = 30;

/** What owners do with webhooks. */
export function serveWebhooks(serve: Serve, parts: WebhookParts): void {
	serveWebhookList(serve, parts);
	serveOneWebhook(serve, parts);
}

function serveWebhookList(serve: Serve, { database, store, targets, record, clock }: WebhookParts): void {
	serve(listWebhooks, async () => {
		const rows = await database.read(store.list);
		return { success: true as const, webhooks: rows.map((row) => shownWebhook(row, store.urlOf(row), clock())) };
	});

	serve(addWebhook, async ({ body }, { session }) => {
		const { url } = requireValid({ url: parseWebhookUrl(body.url, targets) });
		const { row, secret } = await database.write(async (queries) => {
			const added = await store.insert(queries, { url, events: body.events, by: session.username });
			await record(queries, session.username, "webhook_added", added.row.id);
			return added;
		});
		return { success: true as const, webhook: shownWebhook(row, url, clock()), secret };
	});
}

function serveOneWebhook(serve: Serve, { database, store, orders, record, clock }: WebhookParts): void {
	const limitTests = createHourlyLimit("webhook tests", testsPerHour);
	const notFound = () => new ExpectedError("not_found", "not_found");

	serve(removeWebhook, async ({ params: { id } }, { session }) => {
		await database.write(async (queries) => {
			if (!(await store.remove(queries, id))) throw notFound();
			await record(queries, session.username, "webhook_removed", id);
		});
		return { success: true as const };
	});

	serve(switchWebhook, async ({ params: { id }, body: { isOn } }, { session }) => {
		await database.write(async (queries) => {
			if (!(await store.switch(queries, id, isOn))) throw notFound();
			if (!isOn) await orders.giveUp(queries, id);
			await record(queries, session.username, isOn ? "webhook_switched_on" : "webhook_switched_off", id);
		});
		return { success: true as const };
	});

	serve(rotateWebhookSecret, async ({ params: { id } }, { session }) => {
		const { row, secret } = await database.write(async (queries) => {
			const changed = await store.changeSecret(queries, id);
			if (changed === undefined) throw notFound();
			await record(queries, session.username, "webhook_secret_changed", id);
			return changed;
		});
		return { success: true as const, webhook: shownWebhook(row, store.urlOf(row), clock()), secret };
	});

	serve(testWebhook, async ({ params: { id } }, { session }) => {
		await limitTests(session.username);
		await database.write(async (queries) => {
			const webhook = await store.find(queries, id);
			if (webhook === undefined) throw notFound();
			if (webhook.off_because !== null) throw new ExpectedError("conflict", "webhook_off");
			await orders.orderTest(queries, id, clock());
			await record(queries, session.username, "webhook_tested", id);
		});
		return { success: true as const };
	});

	serve(listWebhookDeliveries, async ({ params: { id } }) => {
		const rows = await database.read(async (queries) => {
			if ((await store.find(queries, id)) === undefined) throw notFound();
			return orders.latest(queries, id);
		});
		return { success: true as const, deliveries: rows.map(shownDelivery) };
	});
}
