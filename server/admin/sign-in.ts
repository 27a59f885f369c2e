import { randomBytes } from "node:crypto";
import type { Credentials } from "#contract/admin-session.ts";
import { ExpectedError } from "#contract/errors.ts";
import type { Database } from "#server/database/engine.ts";
import { administratorStore } from "./administrator-store.ts";
import type { AuditLog } from "./audit-log.ts";
import type { Guess, Guesses } from "./guesses.ts";
import { isOutdated } from "./password.ts";
import type { PasswordPool } from "./password-pool.ts";
import type { Sessions } from "./sessions.ts";

/** Checks passwords. */
export function createPasswordCheck(database: Database, passwords: PasswordPool) {
	// Nobody's password: a name that does not exist costs as much as one that does.
	const decoy = passwords.hash(randomBytes(16).toString("base64url"));

	/** The hash that a password belongs to. */
	async function evaluate(username: string, password: string): Promise<string | undefined> {
		const stored = await database.read((queries) => administratorStore.find(queries, username));
		const isRight = await passwords.verify(password, stored?.password_hash ?? (await decoy));
		return isRight ? stored?.password_hash : undefined;
	}

	return {
		/**
		 * The hash that a password was found to belong to, or undefined. Counted in its turn: whoever is sent away before
		 * has cost neither a guess nor the database.
		 * @throws {ExpectedError} `rate_limited` when there is no guess left, or too many wait for their turn.
		 */
		check: (username: string, password: string, guess: Guess): Promise<string | undefined> =>
			passwords.run(guess.who, async () => {
				await guess.take();
				const found = await evaluate(username, password).catch(async (failure: unknown) => {
					// Nobody has learnt anything of the password.
					await guess.giveBack();
					throw failure;
				});
				if (found !== undefined) await guess.giveBack();
				return found;
			}),
	};
}

export type PasswordCheck = ReturnType<typeof createPasswordCheck>;

interface SignInParts {
	readonly database: Database;
	readonly passwords: PasswordPool;
	readonly passwordCheck: PasswordCheck;
	readonly guesses: Guesses;
	readonly sessions: Sessions;
	readonly audit: AuditLog;
}

/** Signing in, as the routes call it. Resolves to the token of a new session. */
export function createSignIn({ database, passwords, passwordCheck, guesses, sessions, audit }: SignInParts) {
	/** @throws {ExpectedError} `unauthenticated` or `rate_limited`. */
	return async ({ username, password, device }: Credentials, source: string): Promise<string> => {
		const refusal = () => new ExpectedError("unauthenticated", "credentials_wrong");
		const guess = await guesses.of(username, { source, device });
		const checked = await passwordCheck.check(username, password, guess);
		if (checked === undefined) throw refusal();
		const hash = isOutdated(checked) ? await passwords.hash(password) : checked;
		return database.write(async (queries) => {
			// A password changed since the check must not open a session that the change would have ended.
			if (!(await administratorStore.replaceHash(queries, username, checked, hash))) throw refusal();
			await guesses.remember(queries, username, { source, device });
			await audit.record(queries, username, "signed_in");
			return sessions.begin(queries, username);
		});
	};
}

export type SignIn = ReturnType<typeof createSignIn>;
