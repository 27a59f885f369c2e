import { createHash, randomBytes, randomUUIDv7 } from "node:crypto";
import { ExpectedError } from "#contract/errors.ts";
import type { Permission } from "#contract/permissions.ts";
import { actorOfToken, parseTokenName, tokenPrefix } from "#contract/token-rules.ts";
import type { Clock } from "#server/clock.ts";
import type { Database, Queries } from "#server/database/engine.ts";
import { createLimit } from "#server/http/rate-limit.ts";
import { requireValid } from "#server/http/require-valid.ts";
import type { Authenticate } from "#server/http/serve.ts";
import { apiTokenStore, type StoredToken } from "./api-token-store.ts";

/** What one token may ask for. As many at once leave places in the administration's lane for people. */
const callsAtOnce = { points: 30, seconds: 3 } as const;

const dayMs = 86_400_000;

interface NewToken {
	readonly name: string;
	readonly scopes: readonly Permission[];
	/** Undefined: it does not end by itself. */
	readonly expiresInDays: number | undefined;
	/** The administrator who makes it. */
	readonly by: string;
}

/** Tokens for programs: a prefix and 256 random bits in their hands, a SHA-256 of both in ours. */
export function createApiTokens(database: Database, clock: Clock) {
	const limit = createLimit("calls of a token", callsAtOnce);

	/** @throws {ExpectedError} `rate_limited` */
	const authenticate: Authenticate = async (secret) => {
		if (!secret.startsWith(tokenPrefix)) return undefined;
		const token = await database.read((queries) => apiTokenStore.find(queries, hashOf(secret)));
		const now = clock();
		if (token === undefined || stateAt(token, now) !== "active") return undefined;
		await limit.take(token.id);
		const day = new Date(now).toISOString().slice(0, 10);
		// By the day: not every request is worth a write, and nobody needs to know when exactly.
		if (token.used_on !== day) await database.write((queries) => apiTokenStore.touch(queries, token.id, day));
		return { username: actorOfToken(token.name), id: token.id, permissions: token.permissions };
	};

	return {
		authenticate,

		/**
		 * Makes a token in the caller's transaction; its secret is in this answer and nowhere else.
		 * @throws {ExpectedError} `invalid_input`, or `conflict` when another has the name.
		 */
		async create(queries: Queries, { name: written, scopes, expiresInDays, by }: NewToken) {
			const { name } = requireValid({ name: parseTokenName(written) });
			const secret = `${tokenPrefix}${randomBytes(32).toString("base64url")}`;
			const now = clock();
			const row = {
				id: randomUUIDv7(),
				name,
				created_at: now,
				created_by: by,
				expires_at: expiresInDays === undefined ? null : now + expiresInDays * dayMs,
				used_on: null,
			};
			const isNew = await apiTokenStore.insert(queries, {
				...row,
				token_hash: hashOf(secret),
				scopes: JSON.stringify(scopes),
			});
			if (!isNew) throw new ExpectedError("conflict", "token_name_taken", { field: "name" });
			const token: StoredToken = { ...row, permissions: scopes };
			return { secret, token };
		},

		stateOf: (token: StoredToken) => stateAt(token, clock()),
	};
}

export type ApiTokens = ReturnType<typeof createApiTokens>;

/** A fast hash does for 256 random bits: there is nothing to guess. */
function hashOf(secret: string): string {
	return createHash("sha256").update(secret).digest("base64url");
}

function stateAt({ expires_at, permissions }: StoredToken, now: number): "active" | "expired" | "orphaned" {
	if (expires_at !== null && now >= expires_at) return "expired";
	return permissions.length === 0 ? "orphaned" : "active";
}
