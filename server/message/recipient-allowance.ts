import { sql } from "kysely";
import type { Queries } from "#server/database/engine.ts";
import { prepare } from "#server/database/prepare.ts";
import { mailboxKey } from "#server/privacy/mailbox-keys.ts";
import type { Vault } from "#server/privacy/seal.ts";

/** How many notes a recipient was sent in a day (YYYY-MM-DD, UTC). */
export function createRecipientAllowance(vault: Vault) {
	const take = prepareTake();
	return {
		/** Takes one from a recipient's allowance for a day; false when it is used up. Exact under concurrency. */
		async takeAllowance(queries: Queries, recipient: string, day: string, allowance: number): Promise<boolean> {
			const { rows } = await take(queries, { recipient_key: mailboxKey(vault, recipient), day, allowance });
			return rows.length > 0;
		},

		/** Gives back what `takeAllowance` took. */
		async returnAllowance(queries: Queries, recipient: string, day: string): Promise<void> {
			await queries
				.updateTable("recipient_day")
				.set({ count: sql<number>`count - 1` })
				.where("recipient_key", "=", mailboxKey(vault, recipient))
				.where("day", "=", day)
				.where("count", ">", 0)
				.execute();
		},
	};
}

function prepareTake() {
	return prepare((queries, taken: { recipient_key: string; day: string; allowance: number }) =>
		queries
			.insertInto("recipient_day")
			.values({ recipient_key: taken.recipient_key, day: taken.day, count: 1 })
			.onConflict((conflict) =>
				conflict
					.columns(["recipient_key", "day"])
					.doUpdateSet({ count: sql<number>`recipient_day.count + 1` })
					.where("recipient_day.count", "<", taken.allowance),
			)
			.returning("count"),
	);
}
