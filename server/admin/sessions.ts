import { createHash, randomBytes } from "node:crypto";
import { type Clock, clockSkewMs } from "#server/clock.ts";
import type { Database, Queries } from "#server/database/engine.ts";
import type { SessionTable } from "#server/database/schema.ts";
import type { Authenticate } from "#server/http/serve.ts";
import { sessionStore } from "./session-store.ts";

const minute = 60_000;
/** A session ends when it is not used for this long … */
const idleMs = 30 * minute;
/** … and in any case after this. OWASP's ranges for such applications (Session Management Cheat Sheet). */
const absoluteMs = 12 * 60 * minute;

/** The sessions of administrators: 256 random bits in their hands, a SHA-256 of them in ours. */
export function createSessions(database: Database, clock: Clock) {
	const authenticate: Authenticate = async (token) => {
		const id = hashOf(token);
		const session = await database.read((queries) => sessionStore.find(queries, id));
		if (session === undefined) return undefined;
		const now = clock();
		if (now >= session.used_at + idleMs || now >= session.created_at + absoluteMs || isAhead(session, now)) {
			await database.write((queries) => sessionStore.remove(queries, id));
			return undefined;
		}
		// To the minute: not every request of an administrator is worth a write.
		if (now >= session.used_at + minute) await database.write((queries) => sessionStore.touch(queries, id, now));
		return { username: session.username, id };
	};

	return {
		authenticate,

		/** Begins a session in the caller's transaction and gives its token. */
		async begin(queries: Queries, username: string): Promise<string> {
			const now = clock();
			const token = randomBytes(32).toString("base64url");
			await sessionStore.removeExpired(queries, now - absoluteMs, now - idleMs);
			await sessionStore.insert(queries, { token_hash: hashOf(token), username, created_at: now, used_at: now });
			return token;
		},
	};
}

/** Begun or used by a clock that has been set back since: it would not end before that time comes again. */
function isAhead({ created_at, used_at }: SessionTable, now: number): boolean {
	return Math.max(created_at, used_at) > now + clockSkewMs;
}

export type Sessions = ReturnType<typeof createSessions>;

/** A fast hash does for 256 random bits: there is nothing to guess. */
function hashOf(token: string): string {
	return createHash("sha256").update(token).digest("base64url");
}
