import { type Permission, permissionsOf, type Role } from "#contract/permissions.ts";
import { clockSkewMs } from "#server/clock.ts";
import type { ApiTokenTable } from "#server/database/connection-tables.ts";
import type { Queries } from "#server/database/engine.ts";

/** A token with what it may do at present. */
export interface StoredToken extends Omit<ApiTokenTable, "token_hash" | "scopes"> {
	readonly permissions: readonly Permission[];
}

/** Tokens at rest, by the hash of what callers send. */
export const apiTokenStore = {
	/** Adds a token; false when the name is taken. */
	async insert(queries: Queries, token: ApiTokenTable): Promise<boolean> {
		const result = await queries
			.insertInto("api_token")
			.values(token)
			.onConflict((conflict) => conflict.column("name").doNothing())
			.executeTakeFirst();
		return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
	},

	async find(queries: Queries, tokenHash: string): Promise<StoredToken | undefined> {
		const row = await withMakers(queries).where("token_hash", "=", tokenHash).executeTakeFirst();
		return row && stored(row);
	},

	/** The newest first. */
	async list(queries: Queries): Promise<readonly StoredToken[]> {
		return (await withMakers(queries).orderBy("api_token.id", "desc").execute()).map(stored);
	},

	async touch(queries: Queries, id: string, day: string): Promise<void> {
		await queries.updateTable("api_token").set({ used_on: day }).where("id", "=", id).execute();
	},

	/** Gives the name of the token that is gone now; undefined: there was none of this id. */
	async remove(queries: Queries, id: string): Promise<string | undefined> {
		const removed = await queries.deleteFrom("api_token").where("id", "=", id).returning("name").executeTakeFirst();
		return removed?.name;
	},
};

type Row = Omit<ApiTokenTable, "token_hash"> & { readonly role: Role | null };

/** Tokens with the role of whoever made them: null for somebody who has left, even where another has the name by now. */
function withMakers(queries: Queries) {
	return queries
		.selectFrom("api_token")
		.leftJoin("administrator", (join) =>
			join
				.onRef("administrator.username", "=", "api_token.created_by")
				.on((row) => row("administrator.created_at", "<=", row("api_token.created_at", "+", row.val(clockSkewMs)))),
		)
		.select([
			"api_token.id",
			"api_token.name",
			"api_token.scopes",
			"api_token.created_at",
			"api_token.created_by",
			"api_token.expires_at",
			"api_token.used_on",
			"administrator.role",
		]);
}

/** Nobody hands out more than they have, then or now. */
function stored({ scopes, role, ...row }: Row): StoredToken {
	const ofMaker = role === null ? [] : permissionsOf(role);
	const asked: readonly Permission[] = JSON.parse(scopes);
	return { ...row, permissions: asked.filter((scope) => ofMaker.includes(scope)) };
}
