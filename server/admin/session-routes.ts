import { signIn, signOut, verifySession } from "#contract/admin-session.ts";
import type { Database } from "#server/database/engine.ts";
import type { Serve } from "#server/http/serve.ts";
import type { AuditLog } from "./audit-log.ts";
import { sessionStore } from "./session-store.ts";
import type { SignIn } from "./sign-in.ts";

/** Signing in and out. */
export function serveSessions(serve: Serve, database: Database, signingIn: SignIn, audit: AuditLog): void {
	serve(signIn, async ({ body }, { source }) => ({
		success: true as const,
		token: await signingIn(body, source),
		username: body.username,
	}));

	serve(verifySession, async (_, { session }) => ({ valid: true as const, username: session.username }));

	serve(signOut, async (_, { session }) => {
		await database.write(async (queries) => {
			await sessionStore.remove(queries, session.id);
			await audit.record(queries, session.username, "signed_out");
		});
		return { success: true as const };
	});
}
