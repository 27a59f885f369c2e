import { endOtherSessions, endSession, listSessions } from "#contract/admin-sessions.ts";
import { ExpectedError } from "#contract/errors.ts";
import type { Database } from "#server/database/engine.ts";
import type { Serve } from "#server/http/serve.ts";
import type { AuditLog } from "./audit-log.ts";
import { sessionStore } from "./session-store.ts";
import type { Sessions } from "./sessions.ts";

/** Where an administrator is signed in, and how they sign out from afar. */
export function serveOwnSessions(serve: Serve, database: Database, sessions: Sessions, audit: AuditLog): void {
	serve(listSessions, async (_, { session }) => {
		const rows = await database.read((queries) => sessions.list(queries, session.username));
		const shown = rows.map(({ token_hash, created_at, used_at, browser, system }) => ({
			id: token_hash,
			created_at: new Date(created_at).toISOString(),
			used_at: new Date(used_at).toISOString(),
			browser,
			system,
			is_this: token_hash === session.id,
		}));
		return { success: true as const, sessions: shown };
	});

	serve(endSession, async ({ params }, { session: { username } }) => {
		await database.write(async (queries) => {
			if (!(await sessionStore.removeOf(queries, username, params.id)))
				throw new ExpectedError("not_found", "not_found");
			await audit.record(queries, username, "session_ended");
		});
		return { success: true as const };
	});

	serve(endOtherSessions, async (_, { session: { username, id } }) => {
		const ended = await database.write(async (queries) => {
			const count = await sessionStore.removeAll(queries, username, id);
			if (count > 0) await audit.record(queries, username, "other_sessions_ended");
			return count;
		});
		return { success: true as const, ended };
	});
}
