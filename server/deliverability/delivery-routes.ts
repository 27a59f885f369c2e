import {
	type FailedDelivery,
	listDeliveries,
	readDeliverability,
	retryDeliveries,
	retryDelivery,
} from "#contract/admin-deliverability.ts";
import { ExpectedError } from "#contract/errors.ts";
import { restoredCode } from "#contract/restored-code.ts";
import { queueNow } from "#server/database/queue-now.ts";
import { deliveryReview } from "#server/delivery/delivery-review.ts";
import { domainContext } from "#server/delivery/outbox.ts";
import { pageOf, pageSize, readCursor, writeCursor } from "#server/http/cursor.ts";
import type { Serve } from "#server/http/serve.ts";
import type { Vault } from "#server/privacy/seal.ts";
import type { DeliverabilityParts } from "./deliverability-parts.ts";

type Failure = Awaited<ReturnType<typeof deliveryReview.failures>>[number];

const day = 86_400_000;
/** How many domains are told of. */
const maxDomains = 20;

/** The outbox as administrators see it: what has not arrived, why, and to which domain. */
export function serveDeliveries(serve: Serve, parts: DeliverabilityParts): void {
	const { database, vault, record, steadyClock } = parts;
	const now = () => queueNow(database.engine, steadyClock());
	serveFigures(serve, parts);

	serve(listDeliveries, async ({ query: { cursor, limit, code } }) => {
		const size = pageSize(limit);
		const after = cursor === undefined ? undefined : readCursor(cursor);
		return database.read(async (queries) => {
			const { waiting } = await deliveryReview.countWaiting(queries);
			const rows = await deliveryReview.failures(queries, { after, limit: size + 1, code });
			const { page, last } = pageOf(rows, size);
			return {
				success: true as const,
				queue_length: waiting,
				failures: page.map((row) => shown(row, vault)),
				next_cursor: last === undefined ? null : writeCursor({ at: last.queued_at, id: last.id }),
			};
		});
	});

	serve(retryDelivery, async ({ params }, { session }) => {
		await database.write(async (queries) => {
			const outcome = await deliveryReview.retryNow(queries, params.id, now());
			if (outcome === "not_found") throw new ExpectedError("not_found", "not_found");
			if (outcome === "settled") throw new ExpectedError("conflict", "delivery_settled");
			await record(queries, session.username, "delivery_retried", params.id);
		});
		return { success: true as const };
	});

	serve(retryDeliveries, async ({ body: { code } }, { session }) => {
		const retried = await database.write(async (queries) => {
			const count = await deliveryReview.retryAll(queries, code, now());
			if (count > 0) await record(queries, session.username, "deliveries_retried", subjectOf(count, code));
			return count;
		});
		return { success: true as const, retried };
	});
}

/** Of one entry for all: how many, and with which code. */
function subjectOf(count: number, code: string | undefined): string {
	return code === undefined ? `${count}` : `${count} × ${code}`;
}

function serveFigures(
	serve: Serve,
	{ database, vault, figures, isCaptured, clock, steadyClock }: DeliverabilityParts,
): void {
	serve(readDeliverability, async ({ query }) => {
		const days = Number(query.days ?? "30");
		const at = clock();
		const since = at - days * day;
		return database.read(async (queries) => {
			const { waiting } = await deliveryReview.countWaiting(queries);
			const byDomain = await deliveryReview.byDomain(queries, since, maxDomains);
			const named = await deliveryReview.domainsOf(
				queries,
				byDomain.flatMap(({ named: id }) => id ?? []),
			);
			const byCode = await deliveryReview.byCode(queries, since);
			return {
				success: true as const,
				transport: isCaptured ? ("capture" as const) : ("smtp" as const),
				waiting,
				retryable: await deliveryReview.countRetryable(queries, queueNow(database.engine, steadyClock())),
				days: [...(await figures.emailDays(queries, at, days))],
				codes: byCode.map(({ code, latest_at, ...counts }) => ({
					code: code ?? "",
					...asCounts(counts),
					latest_at: isoMoment(Number(latest_at)),
				})),
				domains: byDomain.map(({ named: id, ...counts }) => ({
					domain: id === null ? null : openDomain(vault, id, named.get(id) ?? null),
					...asCounts(counts),
				})),
			};
		});
	});
}

function asCounts({ waiting, ended }: { readonly waiting: number | string; readonly ended: number | string }) {
	return { waiting: Number(waiting), ended: Number(ended) };
}

function shown(row: Failure, vault: Vault): FailedDelivery {
	return {
		id: row.id,
		source_id: row.source_id,
		is_message: Boolean(row.is_message),
		domain: openDomain(vault, row.id, row.domain_sealed),
		state: row.state,
		attempts: row.attempts,
		reason: row.last_code,
		due_at: row.state === "queued" && row.last_code !== restoredCode ? isoMoment(row.due_at) : null,
		queued_at: isoMoment(row.queued_at),
		settled_at: row.settled_at === null ? null : isoMoment(row.settled_at),
	};
}

/** One that was sealed with another secret, or altered, is as good as none. */
function openDomain(vault: Vault, id: string, sealed: string | null): string | null {
	try {
		return sealed === null ? null : vault.open(sealed, domainContext(id));
	} catch {
		return null;
	}
}

function isoMoment(at: number): string {
	return new Date(at).toISOString();
}
