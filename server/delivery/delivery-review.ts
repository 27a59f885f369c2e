import { type ExpressionBuilder, type RawBuilder, sql } from "kysely";
import { restoredCode } from "#contract/restored-code.ts";
import type { Queries } from "#server/database/engine.ts";
import { after, leaseMs } from "#server/database/queue-now.ts";
import type { DeliveryTable, Tables } from "#server/database/schema.ts";
import type { Position } from "#server/http/cursor.ts";

/** What administrators ask of the outbox, and may change in it. */
export const deliveryReview = {
	/** E-mails whose last attempt failed, the latest first, from the one after `after`; `code`: with this code only. */
	failures(queries: Queries, { after, limit, code }: FailuresPage) {
		return (
			queries
				.selectFrom("delivery")
				.select([
					"id",
					"source_id",
					"state",
					"attempts",
					"last_code",
					"due_at",
					"queued_at",
					"settled_at",
					"domain_sealed",
				])
				.select((row) =>
					row
						.exists(row.selectFrom("message").select("message.id").whereRef("message.id", "=", "delivery.source_id"))
						.as("is_message"),
				)
				// Sent ones have none: the code of an attempt that failed goes when a later one succeeds.
				.where("last_code", "is not", null)
				.$narrowType<{ state: Exclude<DeliveryTable["state"], "sent" | "captured"> }>()
				.$if(code !== undefined, (query) => query.where("last_code", "=", code ?? ""))
				.$if(after !== undefined, (query) =>
					query.where((row) => row(row.refTuple("queued_at", "id"), "<", row.tuple(after?.at ?? 0, after?.id ?? ""))),
				)
				.orderBy("queued_at", "desc")
				.orderBy("id", "desc")
				.limit(limit)
				.execute()
		);
	},

	/** The failures of what was queued since `since`, by code, the most frequent first. */
	byCode(queries: Queries, since: number) {
		return failuresSince(queries, since)
			.select("last_code as code")
			.groupBy("last_code")
			.orderBy(sql`count(*)`, "desc")
			.orderBy("last_code")
			.limit(100)
			.execute();
	},

	/** The same by domain: `named` is one of them whose domain is kept. */
	byDomain(queries: Queries, since: number, limit: number) {
		return failuresSince(queries, since)
			.select(({ fn }) => fn.max("id").filterWhere("domain_sealed", "is not", null).as("named"))
			.groupBy("domain_key")
			.orderBy(sql`count(*)`, "desc")
			.orderBy("domain_key")
			.limit(limit)
			.execute();
	},

	/** The sealed domains of failures, by their ids. */
	async domainsOf(queries: Queries, ids: readonly string[]): Promise<ReadonlyMap<string, string | null>> {
		if (ids.length === 0) return new Map();
		const rows = await queries.selectFrom("delivery").select(["id", "domain_sealed"]).where("id", "in", ids).execute();
		return new Map(rows.map(({ id, domain_sealed }) => [id, domain_sealed]));
	},

	/** Makes all waiting e-mails due now that `retryNow` would, or those of a code; how many. What is on hold only by its code. */
	async retryAll(queries: Queries, code: string | undefined, now: RawBuilder<number>): Promise<number> {
		const { numUpdatedRows } = await queries
			.updateTable("delivery")
			.set({ due_at: now })
			.where(isRetryable(now))
			.where("last_code", code === undefined ? "<>" : "=", code ?? restoredCode)
			.executeTakeFirst();
		return Number(numUpdatedRows);
	},

	/**
	 * Makes a waiting e-mail due now. One that is due within two leases stays as it is: it may be held by a send
	 * under way, which another beside it would double; it is tried by itself before long. `now` is `queueNow`'s.
	 * `settled`: there is nothing left to send.
	 */
	async retryNow(queries: Queries, id: string, now: RawBuilder<number>): Promise<"retried" | "settled" | "not_found"> {
		await queries.updateTable("delivery").set({ due_at: now }).where("id", "=", id).where(isRetryable(now)).execute();
		const row = await queries.selectFrom("delivery").select("state").where("id", "=", id).executeTakeFirst();
		if (row === undefined) return "not_found";
		return row.state === "queued" ? "retried" : "settled";
	},

	/** How many e-mails are still to be sent, and of how many of them the last attempt failed. */
	async countWaiting(queries: Queries): Promise<{ readonly waiting: number; readonly failing: number }> {
		const row = await queries
			.selectFrom("delivery")
			.select([sql<number>`count(*)`.as("waiting"), sql<number>`count(last_code)`.as("failing")])
			.where("state", "=", "queued")
			.executeTakeFirstOrThrow();
		return { waiting: Number(row.waiting), failing: Number(row.failing) };
	},

	/** How many `retryAll` without a code would make due. */
	async countRetryable(queries: Queries, now: RawBuilder<number>): Promise<number> {
		const row = await queries
			.selectFrom("delivery")
			.select(sql<number>`count(*)`.as("count"))
			.where(isRetryable(now))
			.where("last_code", "<>", restoredCode)
			.executeTakeFirstOrThrow();
		return Number(row.count);
	},
};

/** Waits for another attempt, and not held by a send under way. */
function isRetryable(now: RawBuilder<number>) {
	return (row: ExpressionBuilder<Tables, "delivery">) =>
		row.and([
			row("state", "=", "queued"),
			row("last_code", "is not", null),
			row("due_at", ">", after(now, 2 * leaseMs)),
		]);
}

function failuresSince(queries: Queries, since: number) {
	return queries
		.selectFrom("delivery")
		.select([
			sql<number>`sum(case when state = 'queued' then 1 else 0 end)`.as("waiting"),
			sql<number>`sum(case when state = 'queued' then 0 else 1 end)`.as("ended"),
			sql<number>`max(queued_at)`.as("latest_at"),
		])
		.where("last_code", "is not", null)
		.where("queued_at", ">=", since);
}

/** A stretch of the failures. */
interface FailuresPage {
	readonly after: Position | undefined;
	readonly limit: number;
	readonly code: string | undefined;
}
