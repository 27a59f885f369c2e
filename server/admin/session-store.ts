import type { Role } from "#contract/permissions.ts";
import type { SessionTable } from "#server/database/administration-tables.ts";
import type { Queries } from "#server/database/engine.ts";
import { hasSecondFactor } from "./administrator-store.ts";

/** A session as a call finds it. */
export interface StoredSession extends SessionTable {
	readonly role: Role;
	readonly requires_second_factor: number | null;
	/** 0 or 1 on SQLite. */
	readonly has_factor: boolean | number;
}

/** Sessions at rest, by the hash of their token. */
export const sessionStore = {
	async insert(queries: Queries, session: SessionTable): Promise<void> {
		await queries.insertInto("session").values(session).execute();
	},

	/** With what holds for its administrator now. */
	find(queries: Queries, tokenHash: string): Promise<StoredSession | undefined> {
		return queries
			.selectFrom("session")
			.innerJoin("administrator", "administrator.username", "session.username")
			.leftJoin("sign_in_rule", (join) => join.on("sign_in_rule.id", "=", "current"))
			.selectAll("session")
			.select(["administrator.role", "sign_in_rule.requires_second_factor"])
			.select((row) => hasSecondFactor(row.ref("session.username")).as("has_factor"))
			.where("token_hash", "=", tokenHash)
			.executeTakeFirst();
	},

	/** Keeps what a passkey has to sign. */
	async keepChallenge(queries: Queries, tokenHash: string, challenge: string): Promise<void> {
		await queries.updateTable("session").set({ challenge }).where("token_hash", "=", tokenHash).execute();
	},

	/** Gives that, once; null: there is none. */
	async takeChallenge(queries: Queries, tokenHash: string): Promise<string | null> {
		const row = await queries
			.selectFrom("session")
			.select("challenge")
			.where("token_hash", "=", tokenHash)
			.executeTakeFirst();
		const challenge = row?.challenge ?? null;
		if (challenge === null) return null;
		const { numUpdatedRows } = await queries
			.updateTable("session")
			.set({ challenge: null })
			.where("token_hash", "=", tokenHash)
			.where("challenge", "=", challenge)
			.executeTakeFirst();
		return numUpdatedRows > 0n ? challenge : null;
	},

	/** An administrator's, the one used last first. */
	list(queries: Queries, username: string, since: { createdAfter: number; usedAfter: number }) {
		return queries
			.selectFrom("session")
			.selectAll()
			.where("username", "=", username)
			.where("created_at", ">", since.createdAfter)
			.where("used_at", ">", since.usedAfter)
			.where("awaits_factor", "is", null)
			.orderBy("used_at", "desc")
			.orderBy("token_hash")
			.execute();
	},

	async touch(queries: Queries, tokenHash: string, now: number): Promise<void> {
		await queries.updateTable("session").set({ used_at: now }).where("token_hash", "=", tokenHash).execute();
	},

	async remove(queries: Queries, tokenHash: string): Promise<void> {
		await queries.deleteFrom("session").where("token_hash", "=", tokenHash).execute();
	},

	/** Ends one of an administrator's sessions; false when they have none of this id. */
	async removeOf(queries: Queries, username: string, id: string): Promise<boolean> {
		const { numDeletedRows } = await queries
			.deleteFrom("session")
			.where("username", "=", username)
			.where("token_hash", "=", id)
			.executeTakeFirst();
		return numDeletedRows > 0n;
	},

	/** Ends every session of an administrator, but for the one named: how many. */
	async removeAll(queries: Queries, username: string, except = ""): Promise<number> {
		const { numDeletedRows } = await queries
			.deleteFrom("session")
			.where("username", "=", username)
			.where("token_hash", "!=", except)
			.executeTakeFirst();
		return Number(numDeletedRows);
	},

	/** Removes what can never be used again. */
	async removeExpired(queries: Queries, createdBefore: number, usedBefore: number): Promise<void> {
		await queries
			.deleteFrom("session")
			.where((row) => row.or([row("created_at", "<=", createdBefore), row("used_at", "<=", usedBefore)]))
			.execute();
	},
};
