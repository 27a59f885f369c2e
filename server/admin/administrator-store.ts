import { type Expression, sql } from "kysely";
import type { Role } from "#contract/permissions.ts";
import type { AdministratorTable } from "#server/database/administration-tables.ts";
import type { Queries } from "#server/database/engine.ts";
import { nameKey, nameShape } from "#server/database/name-keys.ts";

/** Whether an administrator has a second factor, as part of a query. */
export function hasSecondFactor(username: Expression<string>) {
	return sql<
		boolean | number
	>`(exists (select 1 from totp where totp.username = ${username} and secret_sealed is not null)
		or exists (select 1 from passkey where passkey.username = ${username}))`;
}

/** The people who may moderate. */
export const administratorStore = {
	async isEmpty(queries: Queries): Promise<boolean> {
		return (await queries.selectFrom("administrator").select("username").limit(1).executeTakeFirst()) === undefined;
	},

	find(queries: Queries, username: string): Promise<AdministratorTable | undefined> {
		return queries.selectFrom("administrator").selectAll().where("username", "=", username).executeTakeFirst();
	},

	/** The administrator whose name this is, in any way to write it. */
	async findWritten(queries: Queries, name: string): Promise<AdministratorTable | undefined> {
		const exact = await administratorStore.find(queries, name);
		if (exact !== undefined) return exact;
		return queries.selectFrom("administrator").selectAll().where("name_key", "=", nameKey(name)).executeTakeFirst();
	},

	/** By name, with whether each has a second factor (0 or 1 on SQLite). */
	list(queries: Queries) {
		return queries
			.selectFrom("administrator")
			.select(["username", "role", "created_at"])
			.select((row) => hasSecondFactor(row.ref("administrator.username")).as("has_second_factor"))
			.orderBy("username")
			.execute();
	},

	/** Adds an administrator; false when the name is taken, in any way to write it, or looks like another. */
	async insert(queries: Queries, administrator: Omit<AdministratorTable, "name_key" | "name_shape">): Promise<boolean> {
		const { username } = administrator;
		const result = await queries
			.insertInto("administrator")
			.values({ ...administrator, name_key: nameKey(username), name_shape: nameShape(username) })
			.onConflict((conflict) => conflict.doNothing())
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

	/** False when there is nobody of this name. */
	async setRole(queries: Queries, username: string, role: Role): Promise<boolean> {
		const { numUpdatedRows } = await queries
			.updateTable("administrator")
			.set({ role })
			.where("username", "=", username)
			.executeTakeFirst();
		return numUpdatedRows > 0n;
	},

	/** A new password. False when there is nobody of this name. */
	async setHash(queries: Queries, username: string, hash: string): Promise<boolean> {
		const { numUpdatedRows } = await queries
			.updateTable("administrator")
			.set({ password_hash: hash })
			.where("username", "=", username)
			.executeTakeFirst();
		return numUpdatedRows > 0n;
	},

	/** Takes over the hash that a deployment gives. Whoever sets up the service owns it. */
	async deployHash(queries: Queries, username: string, hash: string): Promise<void> {
		await queries
			.updateTable("administrator")
			.set({ password_hash: hash, deployed_hash: hash, role: "owner" })
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
