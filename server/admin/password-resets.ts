import { createHash, randomBytes } from "node:crypto";
import { ExpectedError } from "#contract/errors.ts";
import { type Clock, clockSkewMs } from "#server/clock.ts";
import type { Database, Queries } from "#server/database/engine.ts";
import { administratorStore } from "./administrator-store.ts";
import type { AuditLog } from "./audit-log.ts";
import { knownDeviceStore } from "./known-device-store.ts";
import { requireNewPassword } from "./new-password.ts";
import type { PasswordPool } from "./password-pool.ts";
import { sessionStore } from "./session-store.ts";

const lifetimeMs = 60 * 60_000;

/** A link that is shown once. */
interface ResetLink {
	readonly token: string;
	readonly expiresAt: number;
}

interface ResetParts {
	readonly database: Database;
	readonly passwords: PasswordPool;
	readonly audit: AuditLog;
	readonly clock: Clock;
}

/** Links by which administrators who have forgotten their passwords set new ones. */
export function createPasswordResets({ database, passwords, audit, clock }: ResetParts) {
	const over = () => new ExpectedError("forbidden", "link_over");

	return {
		/**
		 * Makes one in the caller’s transaction; the one before no longer works. `by` is empty for the command line.
		 * @throws {ExpectedError} `not_found` when there is nobody of this name.
		 */
		async make(queries: Queries, by: string, username: string): Promise<ResetLink> {
			if (!(await administratorStore.hold(queries, username))) throw new ExpectedError("not_found", "not_found");
			const token = randomBytes(32).toString("base64url");
			const now = clock();
			await forgetResets(queries, username);
			await queries
				.insertInto("password_reset")
				.values({ token_hash: hashOf(token), username, created_at: now })
				.execute();
			await audit.record(queries, by, "reset_link_made", username);
			return { token, expiresAt: now + lifetimeMs };
		},

		/**
		 * Gives the name of whose password it is now. Their sessions have ended by then.
		 * @throws {ExpectedError} `forbidden` when the link is over, `invalid_input` for a password that obeys no rule.
		 */
		async use(token: string, wanted: string): Promise<string> {
			const token_hash = hashOf(token);
			// Nobody has a password hashed, which is work, without a link that is good.
			if ((await database.read((queries) => findGood(queries, token_hash))) === undefined) throw over();
			const hash = await passwords.hash(await requireNewPassword("password", wanted));
			return database.write(async (queries) => {
				const reset = await findGood(queries, token_hash);
				const removed = await queries
					.deleteFrom("password_reset")
					.where("token_hash", "=", token_hash)
					.executeTakeFirst();
				if (reset === undefined || removed.numDeletedRows === 0n) throw over();
				const { username } = reset;
				if (!(await administratorStore.setHash(queries, username, hash))) throw over();
				await sessionStore.removeAll(queries, username);
				await knownDeviceStore.forgetAll(queries, username);
				await audit.record(queries, username, "password_reset");
				return username;
			});
		},

		forget: forgetResets,
	};

	function findGood(queries: Queries, token_hash: string) {
		const now = clock();
		return queries
			.selectFrom("password_reset")
			.selectAll()
			.where("token_hash", "=", token_hash)
			.where("created_at", ">", now - lifetimeMs)
			.where("created_at", "<=", now + clockSkewMs)
			.executeTakeFirst();
	}
}

export type PasswordResets = ReturnType<typeof createPasswordResets>;

/** When a link was made anew, or there is nobody left to use it. */
async function forgetResets(queries: Queries, username: string): Promise<void> {
	await queries.deleteFrom("password_reset").where("username", "=", username).execute();
}

/** The link’s token stands behind the `#`, which no browser sends to a server or a proxy. */
export function resetUrl(publicUrl: string, token: string): string {
	return `${publicUrl}/admin#new-password?token=${token}`;
}

/** A fast hash does for 256 random bits: there is nothing to guess. */
function hashOf(token: string): string {
	return createHash("sha256").update(token).digest("base64url");
}
