import type { Queries } from "#server/database/engine.ts";
import type { SessionTable } from "#server/database/schema.ts";

/** Sessions at rest, by the hash of their token. */
export const sessionStore = {
	async insert(queries: Queries, session: SessionTable): Promise<void> {
		await queries.insertInto("session").values(session).execute();
	},

	find(queries: Queries, tokenHash: string): Promise<SessionTable | undefined> {
		return queries.selectFrom("session").selectAll().where("token_hash", "=", tokenHash).executeTakeFirst();
	},

	async touch(queries: Queries, tokenHash: string, now: number): Promise<void> {
		await queries.updateTable("session").set({ used_at: now }).where("token_hash", "=", tokenHash).execute();
	},

	async remove(queries: Queries, tokenHash: string): Promise<void> {
		await queries.deleteFrom("session").where("token_hash", "=", tokenHash).execute();
	},

	/** Ends every session of an administrator, but for the one named. */
	async removeAll(queries: Queries, username: string, except = ""): Promise<void> {
		await queries.deleteFrom("session").where("username", "=", username).where("token_hash", "!=", except).execute();
	},

	/** Removes what can never be used again. */
	async removeExpired(queries: Queries, createdBefore: number, usedBefore: number): Promise<void> {
		await queries
			.deleteFrom("session")
			.where((row) => row.or([row("created_at", "<=", createdBefore), row("used_at", "<=", usedBefore)]))
			.execute();
	},
};
