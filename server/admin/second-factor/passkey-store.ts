import type { PasskeyTable } from "#server/database/administration-tables.ts";
import type { Queries } from "#server/database/engine.ts";

/** One that a browser has shown, with its count of uses before and now (always 0 for those that are synchronised). */
export interface ShownPasskey {
	readonly id: string;
	readonly counter: number;
	readonly newCounter: number;
}

/** Passkeys of administrators, as rows. */
export const passkeyStore = {
	/** The oldest first. */
	list(queries: Queries, username: string): Promise<readonly PasskeyTable[]> {
		const own = queries.selectFrom("passkey").selectAll().where("username", "=", username);
		return own.orderBy("created_at").orderBy("id").execute();
	},

	/** False when it is there already, somebody else's included. */
	async insert(queries: Queries, passkey: PasskeyTable): Promise<boolean> {
		const { numInsertedOrUpdatedRows = 0n } = await queries
			.insertInto("passkey")
			.values(passkey)
			.onConflict((conflict) => conflict.column("credential_id").doNothing())
			.executeTakeFirst();
		return numInsertedOrUpdatedRows > 0n;
	},

	/** Records that one was used; false: it was used with the same counter meanwhile, or is gone. */
	async recordUse(queries: Queries, { id, counter, newCounter }: ShownPasskey, now: number): Promise<boolean> {
		const { numUpdatedRows } = await queries
			.updateTable("passkey")
			.set({ counter: newCounter, used_at: now })
			.where("id", "=", id)
			.where("counter", "=", counter)
			.executeTakeFirst();
		return numUpdatedRows > 0n;
	},

	/** Gives its name; undefined when an administrator has none of this id. */
	async remove(queries: Queries, username: string, id: string): Promise<string | undefined> {
		const own = queries.deleteFrom("passkey").where("id", "=", id).where("username", "=", username);
		return (await own.returning("name").executeTakeFirst())?.name;
	},

	async removeAll(queries: Queries, username: string): Promise<void> {
		await queries.deleteFrom("passkey").where("username", "=", username).execute();
	},
};
