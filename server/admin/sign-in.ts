import { randomBytes } from "node:crypto";
import type { Credentials } from "#contract/admin-session.ts";
import { ExpectedError } from "#contract/errors.ts";
import type { Database } from "#server/database/engine.ts";
import { createLimit } from "#server/http/rate-limit.ts";
import { administratorStore } from "./administrator-store.ts";
import type { AuditLog } from "./audit-log.ts";
import { hashPassword, isOutdated, verifyPassword } from "./password.ts";
import type { Sessions } from "./sessions.ts";

/** Guesses in a quarter of an hour: of one account's password by one source, and of anybody's by one source. */
const guesses = { perAccount: 10, perSource: 50, seconds: 15 * 60 } as const;

/** Checks passwords, and slows down whoever guesses them. */
export function createPasswordCheck(database: Database) {
	const perSource = createLimit(guesses.perSource, guesses.seconds);
	const perAccount = createLimit(guesses.perAccount, guesses.seconds);
	// Nobody's password: a name that does not exist costs as much as one that does.
	const decoy = hashPassword(randomBytes(16).toString("base64url"));

	return {
		/**
		 * The hash that a password was found to belong to, or undefined. Guesses are counted by source and account, so
		 * that somebody who guesses elsewhere never locks an administrator out.
		 * @throws {ExpectedError} `rate_limited`
		 */
		async check(username: string, password: string, source: string): Promise<string | undefined> {
			const account = `${source} ${username}`;
			await perSource.take(source);
			await perAccount.take(account);
			const stored = await database.read((queries) => administratorStore.find(queries, username));
			const isRight = await verifyPassword(password, stored?.password_hash ?? (await decoy));
			if (stored === undefined || !isRight) return undefined;
			await perAccount.forgive(account);
			return stored.password_hash;
		},
	};
}

export type PasswordCheck = ReturnType<typeof createPasswordCheck>;

/** Signing in, as the routes call it. Resolves to the token of a new session. */
export function createSignIn(database: Database, passwords: PasswordCheck, sessions: Sessions, audit: AuditLog) {
	/** @throws {ExpectedError} `unauthenticated` or `rate_limited`. */
	return async ({ username, password }: Credentials, source: string): Promise<string> => {
		const refusal = () => new ExpectedError("unauthenticated", "credentials_wrong");
		const checked = await passwords.check(username, password, source);
		if (checked === undefined) throw refusal();
		const hash = isOutdated(checked) ? await hashPassword(password) : checked;
		return database.write(async (queries) => {
			// A password changed since the check must not open a session that the change would have ended.
			if (!(await administratorStore.replaceHash(queries, username, checked, hash))) throw refusal();
			await audit.record(queries, username, "signed_in");
			return sessions.begin(queries, username);
		});
	};
}

export type SignIn = ReturnType<typeof createSignIn>;
