import type { Queries } from "#server/database/engine.ts";
import type { AdministratorTable } from "#server/database/schema.ts";

/** The people who may moderate. */
export const administratorStore = {
	async isEmpty(queries: Queries): Promise<boolean> {
		return (await queries.selectFrom("administrator").select("username").limit(1).executeTakeFirst()) === undefined;
	},

	find(queries: Queries, username: string): Promise<AdministratorTable | undefined> {
		return queries.selectFrom("administrator").selectAll().where("username", "=", username).executeTakeFirst();
	},

	/** By name. */
	list(queries: Queries): Promise<readonly Pick<AdministratorTable, "username" | "created_at">[]> {
		return queries.selectFrom("administrator").select(["username", "created_at"]).orderBy("username").execute();
	},

	/** Adds an administrator; false when the name is taken. */
	async insert(queries: Queries, administrator: AdministratorTable): Promise<boolean> {
		const result = await queries
			.insertInto("administrator")
			.values(administrator)
			.onConflict((conflict) => conflict.column("username").doNothing())
			.executeTakeFirst();
		return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
	},

	/**
	 * Puts a hash in the place of the one that a password was checked against, and holds the row until the commit.
	 * False: the administrator was removed or has another password by now.
	 */
	async replaceHash(queries: Queries, username: string, checked: string, hash: string): Promise<boolean> {
		const { numUpdatedRows } = await queries
			.updateTable("administrator")
			.set({ password_hash: hash })
			.where("username", "=", username)
			.where("password_hash", "=", checked)
			.executeTakeFirst();
		return numUpdatedRows > 0n;
	},

	/** Keeps an administrator from being removed until the commit. False: there is nobody of this name any more. */
	async hold(queries: Queries, username: string): Promise<boolean> {
		const { numUpdatedRows } = await queries
			.updateTable("administrator")
			.set((row) => ({ created_at: row.ref("created_at") }))
			.where("username", "=", username)
			.executeTakeFirst();
		return numUpdatedRows > 0n;
	},

	/** Takes over the hash that a deployment gives. */
	async deployHash(queries: Queries, username: string, hash: string): Promise<void> {
		await queries
			.updateTable("administrator")
			.set({ password_hash: hash, deployed_hash: hash })
			.where("username", "=", username)
			.execute();
	},

	/** False when there is nobody of this name. */
	async remove(queries: Queries, username: string): Promise<boolean> {
		const { numDeletedRows } = await queries
			.deleteFrom("administrator")
			.where("username", "=", username)
			.executeTakeFirst();
		return numDeletedRows > 0n;
	},
};
