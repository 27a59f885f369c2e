import { randomBytes } from "node:crypto";
import type { Credentials } from "#contract/admin-session.ts";
import { ExpectedError } from "#contract/errors.ts";
import type { FactorMethod, SecondFactors } from "#server/admin/second-factor/second-factors.ts";
import type { Database } from "#server/database/engine.ts";
import { nameKey } from "#server/database/name-keys.ts";
import type { BrowserFamily } from "#server/http/browser-family.ts";
import { administratorStore } from "./administrator-store.ts";
import type { AuditLog } from "./audit-log.ts";
import type { Guess, Guesses } from "./guesses.ts";
import { isOutdated } from "./password.ts";
import type { PasswordPool } from "./password-pool.ts";
import type { BegunSession, Sessions } from "./sessions.ts";

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

/** Whoever signs in. */
interface Caller {
	readonly source: string;
	readonly browser: () => BrowserFamily;
}

/** For the second step, with what can be shown there. */
interface Ticket {
	readonly ticket: string;
	readonly methods: readonly FactorMethod[];
}

interface SignInParts {
	readonly database: Database;
	readonly passwords: PasswordPool;
	readonly passwordCheck: PasswordCheck;
	readonly guesses: Guesses;
	readonly sessions: Sessions;
	readonly factors: SecondFactors;
	readonly audit: AuditLog;
}

/** Signing in, as the routes call it. */
export function createSignIn({ database, passwords, passwordCheck, guesses, sessions, factors, audit }: SignInParts) {
	/**
	 * Gives the token of a new session, or a ticket where a second step follows. The name may be written in any way that has its key.
	 * @throws {ExpectedError} `unauthenticated` or `rate_limited`.
	 */
	return async (
		{ username: written, password, device }: Credentials,
		caller: Caller,
	): Promise<BegunSession | Ticket> => {
		const refusal = () => new ExpectedError("unauthenticated", "credentials_wrong");
		const known = await database.read((queries) => administratorStore.findWritten(queries, written));
		// All ways to write a name share its guesses.
		const username = known?.username ?? nameKey(written);
		const { source } = caller;
		const guess = await guesses.of(username, { source, device });
		const checked = await passwordCheck.check(username, password, guess);
		if (checked === undefined) {
			await database.write((queries) => audit.count(queries, known?.username ?? "", "sign_in_failed"));
			throw refusal();
		}
		const hash = isOutdated(checked) ? await passwords.hash(password) : checked;
		return database.write(async (queries) => {
			// A password changed since the check must not open a session that the change would have ended.
			if (!(await administratorStore.replaceHash(queries, username, checked, hash))) throw refusal();
			const methods = await factors.methodsOf(queries, username);
			if (methods.length > 0) return { ticket: await sessions.beginTicket(queries, username), methods };
			await guesses.remember(queries, username, { source, device });
			await audit.record(queries, username, "signed_in");
			return sessions.begin(queries, username, caller.browser());
		});
	};
}

export type SignIn = ReturnType<typeof createSignIn>;
