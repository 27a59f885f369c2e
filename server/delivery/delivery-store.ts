import { sql } from "kysely";
import type { Database, Queries } from "#server/database/engine.ts";
import { prepare } from "#server/database/prepare.ts";

/** For how long a claim holds. A crashed process's deliveries are taken up after it; a live one renews in time. */
export const leaseMs = 20_000;

/** A row that this process holds until its lease ends. `attempt` fences: a later claim has a higher one. */
export interface ClaimedRow {
	readonly id: string;
	readonly sourceId: string;
	readonly attempt: number;
	readonly domainKey: string;
	readonly envelopeSealed: string;
	readonly queuedAt: number;
}

export interface NewDelivery {
	readonly id: string;
	/** The note or the contact message that the e-mail comes from. */
	readonly sourceId: string;
	readonly domainKey: string;
	readonly envelopeSealed: string;
}

/** What is to be claimed. */
interface Claim {
	readonly now: number;
	readonly limit: number;
	/** Ids and domains to leave alone. */
	readonly except: { readonly ids: readonly string[]; readonly domains: readonly string[] };
}

/** How a delivery ended. */
export interface End {
	readonly state: "sent" | "failed" | "dead";
	readonly code: string | null;
	readonly at: number;
	/** The order is not erased: nobody could read it so far. */
	readonly keepsEnvelope?: boolean;
}

type Held = Pick<ClaimedRow, "id" | "attempt">;

/** The outbox table. Times are milliseconds since the epoch. */
export function createDeliveryStore(engine: Database["engine"]) {
	const query = prepareQueries();

	return {
		/** Adds a row that its creator already holds: the first attempt follows the commit at once. */
		async insertClaimed(queries: Queries, delivery: NewDelivery, now: number): Promise<ClaimedRow> {
			await query.insert(queries, { ...delivery, attempts: 1, now, dueAt: now + leaseMs });
			return { ...delivery, attempt: 1, queuedAt: now };
		},

		/** Adds a row that is held by nobody and due at `dueAt`. */
		async insertDue(queries: Queries, delivery: NewDelivery, now: number, dueAt: number): Promise<void> {
			await query.insert(queries, { ...delivery, attempts: 0, now, dueAt });
		},

		/** Takes up to `limit` due rows; no other process gets them before their lease ends. */
		claim: (queries: Queries, claim: Claim): Promise<readonly ClaimedRow[]> =>
			// SQLite has one writer at a time and needs no row locks.
			claimRows(queries, claim, { locksRows: engine === "postgresql" }),

		/** Holds deliveries for another lease. */
		async renew(queries: Queries, deliveries: readonly Held[], now: number): Promise<void> {
			for (const delivery of deliveries)
				await stillHeld(queries, delivery)
					.set({ due_at: now + leaseMs })
					.execute();
		},

		/** Ends a delivery and erases its envelope, unless that is to be kept. False: another attempt holds it by now. */
		async settle(queries: Queries, { id, attempt }: Held, end: End): Promise<boolean> {
			const settle = end.keepsEnvelope === true ? query.settleKeeping : query.settle;
			const { numAffectedRows = 0n } = await settle(queries, { id, attempt, ...end });
			return numAffectedRows > 0n;
		},

		/** Puts a delivery back until `dueAt`. */
		async postpone(queries: Queries, delivery: Held, dueAt: number, code: string): Promise<void> {
			await stillHeld(queries, delivery).set({ due_at: dueAt, last_code: code }).execute();
		},

		/** Makes due what waits because of a failure of this code; gives how many that are. */
		async wake(queries: Queries, code: string, now: number): Promise<number> {
			const { numUpdatedRows } = await queries
				.updateTable("delivery")
				.set({ due_at: now })
				.where("last_code", "=", code)
				.where("state", "=", "queued")
				.where("due_at", ">", now + leaseMs)
				.executeTakeFirst();
			return Number(numUpdatedRows);
		},

		/** Puts a delivery back as if it had never been claimed. */
		async release(queries: Queries, delivery: Held, now: number): Promise<void> {
			await stillHeld(queries, delivery)
				.set({ due_at: now, attempts: delivery.attempt - 1 })
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
	{ now, limit, except }: Claim,
	{ locksRows }: { readonly locksRows: boolean },
): Promise<readonly ClaimedRow[]> {
	const rows = await queries
		.updateTable("delivery")
		.set({ due_at: now + leaseMs, attempts: sql<number>`attempts + 1` })
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
		.returning(["id", "source_id", "attempts", "domain_key", "envelope_sealed", "queued_at"])
		.execute();
	return rows.map((row) => ({
		id: row.id,
		sourceId: row.source_id,
		attempt: row.attempts,
		domainKey: row.domain_key,
		envelopeSealed: row.envelope_sealed ?? "",
		queuedAt: row.queued_at,
	}));
}

/** What every delivery runs. */
function prepareQueries() {
	return {
		insert: prepare((queries, row: NewDelivery & { attempts: number; now: number; dueAt: number }) =>
			queries.insertInto("delivery").values({
				id: row.id,
				source_id: row.sourceId,
				domain_key: row.domainKey,
				envelope_sealed: row.envelopeSealed,
				state: "queued",
				attempts: row.attempts,
				due_at: row.dueAt,
				queued_at: row.now,
			}),
		),
		settle: prepare((queries, end: Held & End) => settling(queries, end).set("envelope_sealed", null)),
		settleKeeping: prepare(settling),
	};
}

function settling(queries: Queries, { id, attempt, state, at, code }: Held & End) {
	return stillHeld(queries, { id, attempt }).set({ state, settled_at: at, last_code: code });
}
