import type { HealthSignName, HealthState } from "#contract/health.ts";
import type { Queries } from "#server/database/engine.ts";
import type { HealthSignTable } from "#server/database/health-tables.ts";
import type { Reading } from "./combine.ts";

/** How a sign stands, for all processes. */
export interface Standing {
	readonly sign: HealthSignName;
	readonly state: HealthState;
	/** Milliseconds. */
	readonly since: number;
	/** When its being bad was told last; null when it was not, or when it was told that it is good again. */
	readonly toldAt: number | null;
}

/** Signs as rows: what each process has found, and how each stands. Times are those of the queue's clock. */
export const healthStore = {
	/** What the other processes found since `since`. */
	async readingsOfOthers(queries: Queries, node: string, since: number): Promise<readonly Reading[]> {
		const rows = await queries
			.selectFrom("health_reading")
			.select("reading")
			.where("node", "!=", node)
			.where("at", ">=", since)
			.execute();
		return rows.map(({ reading }): Reading => JSON.parse(reading));
	},

	/** Keeps what this process has found, in place of what it found before, and drops what nobody renewed since `since`. */
	async keepReadings(
		queries: Queries,
		node: string,
		readings: readonly Reading[],
		{ at, since }: { readonly at: number; readonly since: number },
	): Promise<void> {
		await queries
			.deleteFrom("health_reading")
			.where((row) => row.or([row("node", "=", node), row("at", "<", since)]))
			.execute();
		if (readings.length === 0) return;
		const rows = readings.map((reading) => ({ sign: reading.sign, node, reading: JSON.stringify(reading), at }));
		await queries.insertInto("health_reading").values(rows).execute();
	},

	async standings(queries: Queries): Promise<readonly Standing[]> {
		return (await queries.selectFrom("health_sign").selectAll().execute()).map(standingOf);
	},

	/** Where it stands otherwise by now, that begins now. */
	async stand(queries: Queries, sign: HealthSignName, state: HealthState, now: number): Promise<void> {
		await queries
			.insertInto("health_sign")
			.values({ sign, state, since: now, told_at: null })
			.onConflict((conflict) =>
				conflict.column("sign").doUpdateSet({ state, since: now }).where("health_sign.state", "!=", state),
			)
			.execute();
	},

	/**
	 * Takes the right to tell what has been bad since `since`, if any of it was not told after `again`: then all of it is
	 * told together. `fresh`: what was never told. Of several processes one gets it.
	 */
	async takeBad(queries: Queries, now: number, { since, again }: { readonly since: number; readonly again: number }) {
		const take = () =>
			queries.updateTable("health_sign").set({ told_at: now }).where("state", "=", "bad").returningAll();
		const fresh = await take().where("since", "<=", since).where("told_at", "is", null).execute();
		const repeated = await take().where("told_at", "<=", again).execute();
		const isTaken = fresh.length + repeated.length > 0;
		const others = isTaken ? await take().where("since", "<=", since).where("told_at", "<", now).execute() : [];
		return { bad: [...fresh, ...repeated, ...others].map(standingOf), fresh: fresh.map(standingOf) };
	},

	/** Takes the right to tell that what was told to be bad has been good since `since`. */
	async takeGood(queries: Queries, since: number): Promise<readonly Standing[]> {
		const rows = await queries
			.updateTable("health_sign")
			.set({ told_at: null })
			.where("state", "=", "good")
			.where("since", "<=", since)
			.where("told_at", "is not", null)
			.returningAll()
			.execute();
		return rows.map(standingOf);
	},
};

function standingOf({ told_at: toldAt, ...row }: HealthSignTable): Standing {
	return { ...row, toldAt };
}
