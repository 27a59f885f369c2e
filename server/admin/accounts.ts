import { parseUsername } from "#contract/account-rules.ts";
import { ExpectedError } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";
import type { Role } from "#contract/permissions.ts";
import { actorOfToken } from "#contract/token-rules.ts";
import type { SecondFactors } from "#server/admin/second-factor/second-factors.ts";
import type { Clock } from "#server/clock.ts";
import type { Database, Queries } from "#server/database/engine.ts";
import { nameShape } from "#server/database/name-keys.ts";
import { requireValid } from "#server/http/require-valid.ts";
import type { Session } from "#server/http/serve.ts";
import { administratorStore } from "./administrator-store.ts";
import type { AuditLog } from "./audit-log.ts";
import { knownDeviceStore } from "./known-device-store.ts";
import { requireNewPassword } from "./new-password.ts";
import type { OwnPassword } from "./own-password.ts";
import type { PasswordPool } from "./password-pool.ts";
import type { PasswordResets } from "./password-resets.ts";
import { sessionStore } from "./session-store.ts";

interface AccountParts {
	readonly database: Database;
	readonly passwords: PasswordPool;
	readonly confirmPassword: OwnPassword;
	readonly factors: SecondFactors;
	readonly resets: PasswordResets;
	readonly audit: AuditLog;
	readonly clock: Clock;
}

interface NewAdministrator {
	readonly username: string;
	readonly password: string;
	readonly role: Role;
}

/** What administrators do with their accounts. */
export function createAccounts(parts: AccountParts) {
	const { database, passwords, confirmPassword, resets, factors, audit, clock } = parts;
	return {
		/**
		 * Gives the new hash. Every other session of the administrator has ended by then.
		 * @throws {ExpectedError} `invalid_input` when a password is wrong or obeys no rule, `rate_limited`.
		 */
		async changePassword({ username, id }: Session, current: string, wanted: string): Promise<string> {
			const newPassword = await requireNewPassword("newPassword", wanted);
			const wrong = () => new ExpectedError("invalid_input", "password_wrong", { field: "currentPassword" });
			const checked = await confirmPassword(username, current, "currentPassword");
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
		async add(by: Session, { username: name, password, role }: NewAdministrator): Promise<string> {
			const { username } = requireValid({ username: parseUsername(name) });
			assertUnlikeProgram(username);
			const password_hash = await passwords.hash(await requireNewPassword("password", password));
			const row = { username, password_hash, created_at: clock(), deployed_hash: null, role };
			await database.write(async (queries) => {
				if (!(await administratorStore.insert(queries, row))) {
					throw new ExpectedError("conflict", "username_taken", { field: "username" });
				}
				await audit.record(queries, by.username, "administrator_added", username);
				await audit.record(queries, by.username, `made_${role}`, username);
			});
			return username;
		},

		/** @throws {ExpectedError} `conflict` for oneself, `not_found` when there is nobody of this name. */
		async remove(by: Session, username: string): Promise<void> {
			if (username === by.username) throw new ExpectedError("conflict", "own_account");
			await database.write(async (queries) => {
				await holdOwner(queries, by);
				if (!(await administratorStore.remove(queries, username))) throw new ExpectedError("not_found", "not_found");
				await sessionStore.removeAll(queries, username);
				await knownDeviceStore.forgetAll(queries, username);
				await resets.forget(queries, username);
				await factors.removeAll(queries, username);
				await audit.record(queries, by.username, "administrator_removed", username);
			});
		},

		/** @throws {ExpectedError} `conflict` for oneself, `not_found` when there is nobody of this name. */
		async changeRole(by: Session, username: string, role: Role): Promise<void> {
			if (username === by.username) throw new ExpectedError("conflict", "own_account");
			await database.write(async (queries) => {
				await holdOwner(queries, by);
				if (!(await administratorStore.setRole(queries, username, role)))
					throw new ExpectedError("not_found", "not_found");
				await audit.record(queries, by.username, `made_${role}`, username);
			});
		},
	};
}

/**
 * Of two who remove or demote each other at once, the second finds itself gone or demoted; otherwise no owner would be
 * left.
 */
async function holdOwner(queries: Queries, { username, role }: Session): Promise<void> {
	const isHeld = await administratorStore.hold(queries, username);
	const held = isHeld ? await administratorStore.find(queries, username) : undefined;
	if (held === undefined) throw new ExpectedError("unauthenticated", "not_signed_in");
	if (held.role !== role) throw new ExpectedError("forbidden", "forbidden");
}

export type Accounts = ReturnType<typeof createAccounts>;

/** What a program does is recorded under such a name, and nobody's may look like one. @throws {ExpectedError} */
function assertUnlikeProgram(username: string): void {
	if (!nameShape(username).startsWith(nameShape(actorOfToken("").trim()))) return;
	throw new ExpectedError("invalid_input", "username_format", {
		field: "username",
		inputs: { limit: limits.usernameCharacters },
	});
}
