import { setNewPassword, signIn, signOut, verifySession } from "#contract/admin-session.ts";
import { ExpectedError } from "#contract/errors.ts";
import type { Database } from "#server/database/engine.ts";
import type { Serve } from "#server/http/serve.ts";
import type { AuditLog } from "./audit-log.ts";
import type { PasswordResets } from "./password-resets.ts";
import { sessionStore } from "./session-store.ts";
import type { SignIn } from "./sign-in.ts";
import { whoIs } from "./who-is.ts";

interface SessionParts {
	readonly database: Database;
	readonly signingIn: SignIn;
	readonly resets: PasswordResets;
	readonly audit: AuditLog;
}

/** Signing in and out, and in again with a new password. */
export function serveSessions(serve: Serve, parts: SessionParts): void {
	const { database, signingIn, resets, audit } = parts;

	serve(signIn, async ({ body }, caller) => {
		const begun = await signingIn(body, caller);
		if ("ticket" in begun) throw new ExpectedError("forbidden", "second_factor_needed", { facts: { ...begun } });
		return { success: true as const, token: begun.token, ...whoIs(begun.session) };
	});

	serve(setNewPassword, async ({ body }) => ({
		success: true as const,
		username: await resets.use(body.token, body.password),
	}));

	// API tokens are no administrators.
	serve(verifySession, async (_, { session }) => {
		if (session.role === undefined) throw new ExpectedError("forbidden", "forbidden");
		return { valid: true as const, ...whoIs({ ...session, role: session.role }) };
	});

	serve(signOut, async (_, { session }) => {
		await database.write(async (queries) => {
			await sessionStore.remove(queries, session.id);
			await audit.record(queries, session.username, "signed_out");
		});
		return { success: true as const };
	});
}
