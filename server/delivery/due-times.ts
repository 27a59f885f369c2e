import { type RawBuilder, sql } from "kysely";
import { restoredCode } from "#contract/restored-code.ts";
import type { Queries } from "#server/database/engine.ts";
import { after, leaseMs } from "#server/database/queue-now.ts";
import { farthestDue } from "./retry.ts";

/** `farthestDue` of a row's attempts. */
const farthestByAttempts = sql<number>`case attempts ${sql.join(
	farthestDue.slice(0, -1).map((ms, attempts) => sql`when ${sql.lit(attempts)} then ${sql.lit(ms)}`),
	sql` `,
)} else ${sql.lit(farthestDue.at(-1))} end`;

/** Changes when e-mails are due that nobody works on, by the queue's own `now`. */
export function createDueTimes(now: () => RawBuilder<number>) {
	return {
		/** Makes due what waits because of a failure of this code; gives how many that are. */
		async wake(queries: Queries, code: string): Promise<number> {
			const { numUpdatedRows } = await queries
				.updateTable("delivery")
				.set({ due_at: now() })
				.where("last_code", "=", code)
				.where("state", "=", "queued")
				.where("due_at", ">", after(now(), leaseMs))
				.executeTakeFirst();
			return Number(numUpdatedRows);
		},

		/**
		 * Makes due in a lease what is due later than the retry schedule can explain: a clock was ahead when that was
		 * written. Whoever holds such a row renews it before. What is on hold stays so. Gives how many there were.
		 */
		async pullBack(queries: Queries): Promise<number> {
			const { numUpdatedRows } = await queries
				.updateTable("delivery")
				.set({ due_at: after(now(), leaseMs) })
				.where("state", "=", "queued")
				.where("due_at", ">", sql<number>`${now()} + ${farthestByAttempts}`)
				// Says the same of the least; an index can be searched by it.
				.where("due_at", ">", after(now(), Math.min(...farthestDue)))
				.where((row) => row.or([row("last_code", "is", null), row("last_code", "<>", restoredCode)]))
				.executeTakeFirst();
			return Number(numUpdatedRows);
		},
	};
}
