import { parseUsername } from "#contract/account-rules.ts";
import { ExpectedError } from "#contract/errors.ts";
import type { Clock } from "#server/clock.ts";
import type { Database } from "#server/database/engine.ts";
import { requireValid } from "#server/http/require-valid.ts";
import type { Session } from "#server/http/serve.ts";
import { administratorStore } from "./administrator-store.ts";
import type { AuditLog } from "./audit-log.ts";
import type { Guesses } from "./guesses.ts";
import { knownDeviceStore } from "./known-device-store.ts";
import { requireNewPassword } from "./new-password.ts";
import type { PasswordPool } from "./password-pool.ts";
import { sessionStore } from "./session-store.ts";
import type { PasswordCheck } from "./sign-in.ts";

interface AccountParts {
	readonly database: Database;
	readonly passwords: PasswordPool;
	readonly passwordCheck: PasswordCheck;
	readonly guesses: Guesses;
	readonly audit: AuditLog;
	readonly clock: Clock;
}

/** What administrators do with their accounts. */
export function createAccounts({ database, passwords, passwordCheck, guesses, audit, clock }: AccountParts) {
	return {
		/**
		 * Gives the new hash. Every other session of the administrator has ended by then.
		 * @throws {ExpectedError} `invalid_input` when a password is wrong or obeys no rule, `rate_limited`.
		 */
		async changePassword({ username, id }: Session, current: string, wanted: string): Promise<string> {
			const newPassword = await requireNewPassword("newPassword", wanted);
			const wrong = () => new ExpectedError("invalid_input", "password_wrong", { field: "currentPassword" });
			const checked = await passwordCheck.check(username, current, guesses.inSession(username));
			if (checked === undefined) throw wrong();
			const hash = await passwords.hash(newPassword);
			await database.write(async (queries) => {
				if (!(await administratorStore.replaceHash(queries, username, checked, hash))) throw wrong();
				await sessionStore.removeAll(queries, username, id);
				await knownDeviceStore.forgetAll(queries, username);
				await audit.record(queries, username, "password_changed");
			});
			return hash;
		},

		/**
		 * Gives the name of the new administrator as it is kept.
		 * @throws {ExpectedError} `invalid_input`, or `conflict` when the name is taken.
		 */
		async add(by: Session, name: string, initialPassword: string): Promise<string> {
			const { username } = requireValid({ username: parseUsername(name) });
			const password_hash = await passwords.hash(await requireNewPassword("password", initialPassword));
			const row = { username, password_hash, created_at: clock(), deployed_hash: null };
			await database.write(async (queries) => {
				if (!(await administratorStore.insert(queries, row))) {
					throw new ExpectedError("conflict", "username_taken", { field: "username" });
				}
				await audit.record(queries, by.username, "administrator_added", username);
			});
			return username;
		},

		/** @throws {ExpectedError} `conflict` for oneself, `not_found` when there is nobody of this name. */
		async remove(by: Session, username: string): Promise<void> {
			if (username === by.username) throw new ExpectedError("conflict", "own_account");
			await database.write(async (queries) => {
				// Of two who remove each other at once, the second finds itself gone; otherwise nobody would be left.
				if (!(await administratorStore.hold(queries, by.username))) {
					throw new ExpectedError("unauthenticated", "not_signed_in");
				}
				if (!(await administratorStore.remove(queries, username))) throw new ExpectedError("not_found", "not_found");
				await sessionStore.removeAll(queries, username);
				await knownDeviceStore.forgetAll(queries, username);
				await audit.record(queries, by.username, "administrator_removed", username);
			});
		},
	};
}

export type Accounts = ReturnType<typeof createAccounts>;
