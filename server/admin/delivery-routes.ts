import { type FailedDelivery, listDeliveries, retryDelivery } from "#contract/admin-email.ts";
import { ExpectedError } from "#contract/errors.ts";
import type { Clock } from "#server/clock.ts";
import type { Database } from "#server/database/engine.ts";
import { deliveryReview } from "#server/delivery/delivery-review.ts";
import { queueNow } from "#server/delivery/queue-now.ts";
import { pageOf, pageSize, readCursor, writeCursor } from "#server/http/cursor.ts";
import type { Serve } from "#server/http/serve.ts";
import type { AuditLog } from "./audit-log.ts";

type Failure = Awaited<ReturnType<typeof deliveryReview.failures>>[number];

/** The outbox as administrators see it: what has not arrived and why, without any recipient. */
export function serveDeliveries(serve: Serve, database: Database, audit: AuditLog, steadyClock: Clock): void {
	serve(listDeliveries, async ({ query }) => {
		const size = pageSize(query.limit);
		const after = query.cursor === undefined ? undefined : readCursor(query.cursor);
		return database.read(async (queries) => {
			const { waiting } = await deliveryReview.countWaiting(queries);
			const { page, last } = pageOf(await deliveryReview.failures(queries, after, size + 1), size);
			return {
				success: true as const,
				queue_length: waiting,
				failures: page.map(shown),
				next_cursor: last === undefined ? null : writeCursor({ at: last.queued_at, id: last.id }),
			};
		});
	});

	serve(retryDelivery, async ({ params }, { session }) => {
		await database.write(async (queries) => {
			const outcome = await deliveryReview.retryNow(queries, params.id, queueNow(database.engine, steadyClock()));
			if (outcome === "not_found") throw new ExpectedError("not_found", "not_found");
			if (outcome === "settled") throw new ExpectedError("conflict", "delivery_settled");
			await audit.record(queries, session.username, "delivery_retried", params.id);
		});
		return { success: true as const };
	});
}

function shown(row: Failure): FailedDelivery {
	return {
		id: row.id,
		source_id: row.source_id,
		state: row.state,
		attempts: row.attempts,
		reason: row.last_code,
		due_at: row.state === "queued" ? isoMoment(row.due_at) : null,
		queued_at: new Date(row.queued_at).toISOString(),
		settled_at: row.settled_at === null ? null : isoMoment(row.settled_at),
	};
}

function isoMoment(at: number): string {
	return new Date(at).toISOString();
}
