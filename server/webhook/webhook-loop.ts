import { sleep } from "#server/clock.ts";
import type { WebhookTable } from "#server/database/connection-tables.ts";
import type { Database } from "#server/database/engine.ts";
import type { Log } from "#server/log.ts";
import { createWorker, type Worker } from "#server/worker.ts";
import type { WebhookAttempt } from "./webhook-attempt.ts";
import type { ClaimedEvent, WebhookClaims } from "./webhook-claims.ts";

interface LoopDependencies {
	readonly database: Database;
	readonly claims: Pick<WebhookClaims, "withDue" | "claim">;
	readonly attempt: WebhookAttempt;
	/** Whether what is sealed can be opened at present. */
	readonly mayOpen: () => boolean;
	readonly log: Log;
}

const lookEveryMs = 1_000;
/** Of each webhook, so that one that is slow holds up no other. */
const attemptsAtOnce = 4;

/** Tells webhooks what is due, on whichever node looks first. */
export function createWebhookLoop({ database, claims, attempt, mayOpen, log }: LoopDependencies): Worker {
	const stopping = new AbortController();
	const underWay = new Map<string, Set<Promise<void>>>();

	function begin(webhook: WebhookTable, event: ClaimedEvent): void {
		const running = underWay.get(webhook.id) ?? new Set();
		underWay.set(webhook.id, running);
		const attempting = attempt(webhook, event, stopping.signal)
			.catch((error: unknown) => log.warn({ delivery: event.id }, "a webhook's answer could not be kept", error))
			.finally(() => running.delete(attempting));
		running.add(attempting);
	}

	async function beginDue(webhook: WebhookTable): Promise<void> {
		const free = attemptsAtOnce - (underWay.get(webhook.id)?.size ?? 0);
		if (free <= 0) return;
		const claimed = await database.write((queries) => claims.claim(queries, webhook.id, free));
		for (const event of claimed) begin(webhook, event);
	}

	const worker = createWorker(
		"webhooks",
		lookEveryMs,
		async () => {
			if (!mayOpen()) return;
			for (const webhook of await database.read(claims.withDue)) await beginDue(webhook);
		},
		log,
	);

	return {
		start: worker.start,
		async stop() {
			stopping.abort();
			await worker.stop();
			while ([...underWay.values()].some(({ size }) => size > 0)) await sleep(10);
		},
	};
}
