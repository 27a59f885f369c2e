import { sql } from "kysely";
import type { Queries } from "#server/database/engine.ts";

/** At most `max` guesses in any `ms`. */
interface Allowance {
	readonly max: number;
	readonly ms: number;
}

/** How many passwords were guessed of late, by a key of whose password and of who guessed. */
export const guessStore = {
	/**
	 * Takes one guess; undefined when it was granted, else when the last one granted was made. Exact under concurrency,
	 * on one node or several. A count ends only with a pause of `ms`: then no span of `ms` sees more than `max`.
	 */
	async take(queries: Queries, key: string, now: number, { max, ms }: Allowance): Promise<number | undefined> {
		// A clock that was set forward and back leaves counts of the future, which would not end for long.
		await queries
			.deleteFrom("guess")
			.where((row) => row.or([row("last_at", "<=", now - ms), row("last_at", ">", now + ms)]))
			.execute();
		const { numInsertedOrUpdatedRows: taken = 0n } = await queries
			.insertInto("guess")
			.values({ account_key: key, count: 1, last_at: now })
			.onConflict((conflict) =>
				conflict
					.column("account_key")
					.doUpdateSet({ count: sql<number>`guess.count + 1`, last_at: now })
					.where("guess.count", "<", max),
			)
			.executeTakeFirst();
		if (taken > 0n) return undefined;
		const last = await queries
			.selectFrom("guess")
			.select("last_at")
			.where("account_key", "=", key)
			.executeTakeFirstOrThrow();
		return last.last_at;
	},

	/** Gives back a guess that was none: the password was right, or was not looked at. */
	async giveBack(queries: Queries, key: string): Promise<void> {
		await queries
			.updateTable("guess")
			.set({ count: sql<number>`count - 1` })
			.where("account_key", "=", key)
			.where("count", ">", 0)
			.execute();
	},
};
