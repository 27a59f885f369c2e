import { type ApiToken, createToken, listTokens, revokeToken } from "#contract/admin-tokens.ts";
import { ExpectedError } from "#contract/errors.ts";
import type { Database, Queries } from "#server/database/engine.ts";
import type { Serve } from "#server/http/serve.ts";
import { apiTokenStore, type StoredToken } from "./api-token-store.ts";
import type { ApiTokens } from "./api-tokens.ts";

/** Records what an administrator did, in the transaction of what they did. */
export type RecordTokenAct = (
	queries: Queries,
	administrator: string,
	action: "api_token_created" | "api_token_revoked",
	subject: string,
) => Promise<void>;

/** What owners do with tokens. */
export function serveApiTokens(serve: Serve, database: Database, tokens: ApiTokens, record: RecordTokenAct): void {
	serve(listTokens, async () => {
		const rows = await database.read(apiTokenStore.list);
		return { success: true as const, tokens: rows.map((row) => shownToken(row, tokens)) };
	});

	serve(createToken, async ({ body }, { session }) => {
		const { name, scopes, expiresInDays } = body;
		const by = session.username;
		const { secret, token } = await database.write(async (queries) => {
			const made = await tokens.create(queries, { name, scopes, expiresInDays, by });
			await record(queries, by, "api_token_created", made.token.name);
			return made;
		});
		return { success: true as const, token: shownToken(token, tokens), secret };
	});

	serve(revokeToken, async ({ params: { id } }, { session }) => {
		await database.write(async (queries) => {
			const name = await apiTokenStore.remove(queries, id);
			if (name === undefined) throw new ExpectedError("not_found", "not_found");
			await record(queries, session.username, "api_token_revoked", name);
		});
		return { success: true as const };
	});
}

function shownToken(token: StoredToken, tokens: ApiTokens): ApiToken {
	return {
		id: token.id,
		name: token.name,
		scopes: [...token.permissions],
		created_at: new Date(token.created_at).toISOString(),
		created_by: token.created_by,
		expires_at: token.expires_at === null ? null : new Date(token.expires_at).toISOString(),
		last_used_on: token.used_on,
		state: tokens.stateOf(token),
	};
}
