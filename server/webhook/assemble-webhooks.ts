import type { Clock } from "#server/clock.ts";
import type { Config } from "#server/config.ts";
import type { Database, Queries } from "#server/database/engine.ts";
import type { Serve } from "#server/http/serve.ts";
import type { Log } from "#server/log.ts";
import type { Vault } from "#server/privacy/seal.ts";
import type { SecretWatch } from "#server/privacy/secret-watch.ts";
import { createWebhookAttempt } from "./webhook-attempt.ts";
import { createWebhookClaims } from "./webhook-claims.ts";
import { createWebhookLoop } from "./webhook-loop.ts";
import { createWebhookOrders } from "./webhook-orders.ts";
import { createWebhookPost } from "./webhook-post.ts";
import { type RecordWebhookAct, serveWebhooks } from "./webhook-routes.ts";
import { createWebhookStore } from "./webhook-store.ts";
import { webhooksSign } from "./webhooks-sign.ts";

interface WebhookBase {
	readonly config: Config;
	readonly database: Database;
	readonly vault: Vault;
	readonly secret: Pick<SecretWatch, "fits">;
	readonly record: RecordWebhookAct;
	readonly clock: Clock;
	/** Decides on SQLite when events are due. */
	readonly steadyClock: Clock;
	readonly log: Log;
}

/** Programs elsewhere that are told what happens here. */
export function assembleWebhooks(base: WebhookBase) {
	const { config, database, vault, secret, record, clock, steadyClock, log } = base;
	const store = createWebhookStore(vault, clock);
	const orders = createWebhookOrders(database.engine, steadyClock);
	const claims = createWebhookClaims(database.engine, steadyClock);
	const { publicUrl, webhookTargets: targets } = config;
	const post = createWebhookPost(targets);
	const attempt = createWebhookAttempt({ database, store, claims, orders, post, publicUrl, clock, log });
	return {
		sign: webhooksSign,
		order: orders.order,
		/** One sign of health has changed. */
		async onHealthChange(
			queries: Queries,
			{ sign, state, since }: { readonly sign: string; readonly state: "bad" | "good"; readonly since: number },
		): Promise<void> {
			if (state === "bad") await orders.order(queries, { type: "health.bad", subject: sign, at: since });
		},
		loop: createWebhookLoop({ database, claims, attempt, mayOpen: secret.fits, log }),
		serve: (serve: Serve): void => serveWebhooks(serve, { database, store, orders, targets, record, clock }),
	};
}
