import { sql } from "kysely";
import type { Database, Queries } from "#server/database/engine.ts";
import { prepare } from "#server/database/prepare.ts";

/** For how long a claim holds. A crashed process's deliveries are taken up after it; a live one renews in time. */
export const leaseMs = 20_000;

/** A delivery that this process holds until its lease ends. `attempt` fences: a later claim has a higher one. */
export interface ClaimedDelivery {
	readonly id: string;
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

export type SettledState = "sent" | "failed" | "dead";

/** The outbox table. Times are milliseconds since the epoch. */
export function createDeliveryStore(engine: Database["engine"]) {
	const stillHeld = (queries: Queries, delivery: ClaimedDelivery) =>
		queries
			.updateTable("delivery")
			.where("id", "=", delivery.id)
			.where("state", "=", "queued")
			.where("attempts", "=", delivery.attempt);

	const query = prepareQueries();

	return {
		/** Adds a row that its creator already holds: the first attempt follows the commit at once. */
		async insertClaimed(
			queries: Queries,
			delivery: NewDelivery,
			now: number,
			leaseMs: number,
		): Promise<ClaimedDelivery> {
			const { id, domainKey, envelopeSealed } = delivery;
			await query.insert(queries, { ...delivery, attempts: 1, now, dueAt: now + leaseMs });
			return { id, attempt: 1, domainKey, envelopeSealed, queuedAt: now };
		},

		/** Adds a row that is held by nobody and due at `dueAt`. */
		async insertDue(queries: Queries, delivery: NewDelivery, now: number, dueAt: number): Promise<void> {
			await query.insert(queries, { ...delivery, attempts: 0, now, dueAt });
		},

		/** Takes up to `limit` due rows; no other process gets them before `leaseMs` has passed. */
		async claim(
			queries: Queries,
			now: number,
			leaseMs: number,
			limit: number,
			except: { readonly ids: readonly string[]; readonly domains: readonly string[] },
		): Promise<readonly ClaimedDelivery[]> {
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
						// SQLite has one writer at a time and needs no row locks.
						.$if(engine === "postgresql", (query) => query.forUpdate().skipLocked()),
				)
				.returning(["id", "attempts", "domain_key", "envelope_sealed", "queued_at"])
				.execute();
			return rows.map((row) => ({
				id: row.id,
				attempt: row.attempts,
				domainKey: row.domain_key,
				envelopeSealed: row.envelope_sealed ?? "",
				queuedAt: row.queued_at,
			}));
		},

		/** Holds deliveries for another `leaseMs`. */
		async renew(queries: Queries, deliveries: readonly ClaimedDelivery[], now: number, leaseMs: number): Promise<void> {
			for (const delivery of deliveries)
				await stillHeld(queries, delivery)
					.set({ due_at: now + leaseMs })
					.execute();
		},

		/** Ends a delivery and erases its envelope. False: another attempt holds it by now. */
		async settle(queries: Queries, delivery: ClaimedDelivery, state: SettledState, code: string | null, now: number) {
			const { id, attempt } = delivery;
			const { numAffectedRows = 0n } = await query.settle(queries, { id, attempt, state, code, now });
			return numAffectedRows > 0n;
		},

		/** Puts a delivery back until `dueAt`. */
		async postpone(queries: Queries, delivery: ClaimedDelivery, dueAt: number, code: string): Promise<void> {
			await stillHeld(queries, delivery).set({ due_at: dueAt, last_code: code }).execute();
		},

		/** Puts a delivery back as if it had never been claimed. */
		async release(queries: Queries, delivery: ClaimedDelivery, now: number): Promise<void> {
			await stillHeld(queries, delivery)
				.set({ due_at: now, attempts: delivery.attempt - 1 })
				.execute();
		},
	};
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
		settle: prepare((queries, end: Settlement) =>
			queries
				.updateTable("delivery")
				.set({ state: end.state, settled_at: end.now, last_code: end.code, envelope_sealed: null })
				.where("id", "=", end.id)
				.where("state", "=", "queued")
				.where("attempts", "=", end.attempt),
		),
	};
}

interface Settlement {
	readonly id: string;
	readonly attempt: number;
	readonly state: SettledState;
	readonly code: string | null;
	readonly now: number;
}
