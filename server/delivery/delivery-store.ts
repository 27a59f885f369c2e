import { type RawBuilder, sql } from "kysely";
import type { Clock } from "#server/clock.ts";
import type { Database, Queries } from "#server/database/engine.ts";
import { prepare } from "#server/database/prepare.ts";
import { after, leaseMs, queueNow } from "#server/database/queue-now.ts";
import { createDueTimes } from "./due-times.ts";

/** A row that this process holds until its lease ends. `attempt` fences: a later claim has a higher one. */
export interface ClaimedRow {
	readonly id: string;
	readonly sourceId: string;
	readonly attempt: number;
	readonly domainKey: string;
	readonly envelopeSealed: string;
	/** Milliseconds since it was queued, when it was claimed. */
	readonly ageMs: number;
}

export interface NewDelivery {
	readonly id: string;
	/** The note or the contact message that the e-mail comes from. */
	readonly sourceId: string;
	readonly domainKey: string;
	readonly mailboxKey: string;
	readonly envelopeSealed: string;
}

/** What is to be claimed. */
interface Claim {
	readonly limit: number;
	/** Ids and domains to leave alone. */
	readonly except: { readonly ids: readonly string[]; readonly domains: readonly string[] };
}

/** How a delivery ended. */
export interface End {
	readonly state: "sent" | "captured" | "failed" | "dead";
	readonly code: string | null;
	readonly at: number;
	readonly hardBounce?: boolean | undefined;
	/** To which domain it did not get, sealed; null: it got there, or nobody can tell. */
	readonly domainSealed?: string | null;
	/** The order is not erased: nobody could read it so far. */
	readonly keepsEnvelope?: boolean;
}

/** Why an e-mail is tried again, and when. */
interface Postponement {
	readonly waitMs: number;
	readonly code: string;
	/** As of `End`. */
	readonly domainSealed: string | null;
}

type Ended = End & { readonly domainSealed: string | null };

type Held = Pick<ClaimedRow, "id" | "attempt">;

/**
 * The outbox table. Times are milliseconds since the epoch: PostgreSQL's own, or those of `clock` on SQLite, which must
 * not jump while the process runs.
 */
export function createDeliveryStore(engine: Database["engine"], clock: Clock) {
	const query = prepareQueries(engine);
	const now = () => queueNow(engine, clock());

	return {
		...createDueTimes(now),

		/** Adds a row that its creator already holds: the first attempt follows the commit at once. */
		async insertClaimed(queries: Queries, delivery: NewDelivery): Promise<ClaimedRow> {
			await query.insert(queries, { ...delivery, attempts: 1, now: clock(), dueInMs: leaseMs });
			return { ...delivery, attempt: 1, ageMs: 0 };
		},

		/** Adds a row that is held by nobody and due in `dueInMs`, a minute at most. */
		async insertDue(queries: Queries, delivery: NewDelivery, dueInMs: number): Promise<void> {
			await query.insert(queries, { ...delivery, attempts: 0, now: clock(), dueInMs });
		},

		/** Takes up to `limit` due rows; no other process gets them before their lease ends. */
		claim: (queries: Queries, claim: Claim): Promise<readonly ClaimedRow[]> =>
			// SQLite has one writer at a time and needs no row locks.
			claimRows(queries, claim, { now: now(), locksRows: engine === "postgresql" }),

		/** Holds deliveries for another lease. */
		async renew(queries: Queries, deliveries: readonly Held[]): Promise<void> {
			const due_at = after(now(), leaseMs);
			for (const delivery of deliveries) await stillHeld(queries, delivery).set({ due_at }).execute();
		},

		/** Ends a delivery and erases its envelope, unless that is to be kept. False: another attempt holds it by now. */
		async settle(queries: Queries, { id, attempt }: Held, end: End): Promise<boolean> {
			const settle = end.keepsEnvelope === true ? query.settleKeeping : query.settle;
			const { numAffectedRows = 0n } = await settle(queries, { id, attempt, domainSealed: null, ...end });
			return numAffectedRows > 0n;
		},

		/** Puts a delivery back for `waitMs`. */
		async postpone(queries: Queries, delivery: Held, { waitMs, code, domainSealed }: Postponement): Promise<void> {
			await stillHeld(queries, delivery)
				.set({ due_at: after(now(), waitMs), last_code: code })
				.$if(domainSealed !== null, (query) => query.set({ domain_sealed: domainSealed }))
				.execute();
		},

		/** Puts a delivery back as if it had never been claimed. */
		async release(queries: Queries, delivery: Held): Promise<void> {
			await stillHeld(queries, delivery)
				.set({ due_at: now(), attempts: delivery.attempt - 1 })
				.execute();
		},
	};
}

export type DeliveryStore = ReturnType<typeof createDeliveryStore>;

function stillHeld(queries: Queries, delivery: Held) {
	return queries
		.updateTable("delivery")
		.where("id", "=", delivery.id)
		.where("state", "=", "queued")
		.where("attempts", "=", delivery.attempt);
}

async function claimRows(
	queries: Queries,
	{ limit, except }: Claim,
	{ now, locksRows }: { readonly now: RawBuilder<number>; readonly locksRows: boolean },
): Promise<readonly ClaimedRow[]> {
	const rows = await queries
		.updateTable("delivery")
		.set({ due_at: after(now, leaseMs), attempts: sql<number>`attempts + 1` })
		.where("id", "in", (from) =>
			from
				.selectFrom("delivery")
				.select("id")
				.where("state", "=", "queued")
				.where("due_at", "<=", now)
				.$if(except.ids.length > 0, (query) => query.where("id", "not in", except.ids))
				.$if(except.domains.length > 0, (query) => query.where("domain_key", "not in", except.domains))
				.orderBy("due_at")
				.limit(limit)
				.$if(locksRows, (query) => query.forUpdate().skipLocked()),
		)
		.returning(["id", "source_id", "attempts", "domain_key", "envelope_sealed"])
		.returning(sql<number>`${now} - queued_at`.as("age_ms"))
		.execute();
	return rows.map((row) => ({
		id: row.id,
		sourceId: row.source_id,
		attempt: row.attempts,
		domainKey: row.domain_key,
		envelopeSealed: row.envelope_sealed ?? "",
		ageMs: row.age_ms,
	}));
}

/** What every delivery runs. */
function prepareQueries(engine: Database["engine"]) {
	return {
		insert: prepare((queries, row: NewDelivery & { attempts: number; now: number; dueInMs: number }) =>
			queries.insertInto("delivery").values({
				id: row.id,
				source_id: row.sourceId,
				domain_key: row.domainKey,
				mailbox_key: row.mailboxKey,
				envelope_sealed: row.envelopeSealed,
				state: "queued",
				attempts: row.attempts,
				due_at: after(queueNow(engine, row.now), row.dueInMs),
				queued_at: queueNow(engine, row.now),
			}),
		),
		settle: prepare((queries, end: Held & Ended) =>
			settling(queries, end).set({ envelope_sealed: null, domain_sealed: end.domainSealed }),
		),
		settleKeeping: prepare(settling),
	};
}

function settling(queries: Queries, { id, attempt, state, at, code }: Held & End) {
	return stillHeld(queries, { id, attempt }).set({ state, settled_at: at, last_code: code });
}
