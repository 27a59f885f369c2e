import { sql } from "kysely";
import type { ErasedKind } from "#contract/retention.ts";
import type { Queries } from "#server/database/engine.ts";
import type { RetentionPassTable } from "#server/database/schema.ts";
import { believedTime, type PassTimes } from "./believed-time.ts";

/** How much of a kind was erased. */
export interface Erased {
	readonly kind: ErasedKind;
	readonly total: number;
	readonly lastCount: number;
	readonly lastAt: number;
}

const dayMs = 86_400_000;

/** When what is due was erased, and how much there was: one row for all nodes, one for each kind. */
export const retentionStore = {
	/** The last pass of any node. */
	async lastPass(queries: Queries): Promise<PassTimes | undefined> {
		const row = await queries.selectFrom("retention_pass").selectAll().executeTakeFirst();
		return row && { beganAt: row.began_at, believedAt: row.believed_at, doubtedSince: row.doubted_since };
	},

	/** Takes the next pass, if the last is `everyMs` ago. Undefined: it is not due, or another node has it. */
	async takeTurn(queries: Queries, now: number, everyMs: number): Promise<PassTimes | undefined> {
		const last = await retentionStore.lastPass(queries);
		if (last !== undefined && last.beganAt <= now && now < last.beganAt + everyMs) return undefined;
		const next = believedTime(last, now);
		const row: RetentionPassTable = {
			id: "last",
			began_at: next.beganAt,
			believed_at: next.believedAt,
			doubted_since: next.doubtedSince,
		};
		const { numInsertedOrUpdatedRows: taken = 0n } = await queries
			.insertInto("retention_pass")
			.values(row)
			.onConflict((conflict) =>
				conflict
					.column("id")
					.doUpdateSet(row)
					.where("retention_pass.began_at", "=", last?.beganAt ?? -1),
			)
			.executeTakeFirst();
		return taken > 0n ? next : undefined;
	},

	/**
	 * Lets the next look make a pass, by whatever the clock says: whoever restores a copy stands beside the machine, and
	 * what is erased too early by its clock is still in the copy. Before the first pass of all it changes nothing.
	 */
	async expectPass(queries: Queries, now: number): Promise<void> {
		await queries
			.updateTable("retention_pass")
			.set({ began_at: now - dayMs, believed_at: now, doubted_since: null })
			.where("believed_at", "<", now)
			.execute();
	},

	/** Counts what a pass has erased, in the transaction that erases it. */
	async count(queries: Queries, kind: ErasedKind, erased: number, passAt: number): Promise<void> {
		await queries
			.insertInto("erasure")
			.values({ kind, total: erased, last_count: erased, last_at: passAt })
			.onConflict((conflict) =>
				conflict.column("kind").doUpdateSet({
					total: sql<number>`erasure.total + excluded.total`,
					last_count: sql<number>`case when erasure.last_at = excluded.last_at then erasure.last_count else 0 end + excluded.last_count`,
					last_at: passAt,
				}),
			)
			.execute();
	},

	async counts(queries: Queries): Promise<readonly Erased[]> {
		const rows = await queries.selectFrom("erasure").selectAll().execute();
		return rows.map((row) => ({
			kind: row.kind,
			total: row.total,
			lastCount: row.last_count,
			lastAt: row.last_at,
		}));
	},
};
