import type { Queries } from "#server/database/engine.ts";

/** The people who may moderate. */
export const administratorStore = {
	async isEmpty(queries: Queries): Promise<boolean> {
		return (await queries.selectFrom("administrator").select("username").limit(1).executeTakeFirst()) === undefined;
	},

	/** Adds an administrator; false when the name is taken. */
	async insert(queries: Queries, username: string, passwordHash: string, now: number): Promise<boolean> {
		const result = await queries
			.insertInto("administrator")
			.values({ username, password_hash: passwordHash, created_at: now })
			.onConflict((conflict) => conflict.column("username").doNothing())
			.executeTakeFirst();
		return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
	},
};
