import { type Clock, clockSkewMs } from "#server/clock.ts";
import type { Queries } from "#server/database/engine.ts";
import type { Person } from "#server/privacy/personal-data.ts";
import { hashOf, newToken } from "./token.ts";

/** For how long a link that was asked for can be opened. */
const linkMs = 15 * 60_000;

/** The links that recipients ask for: 256 random bits in an e-mail, a SHA-256 of them here. Each opens once. */
export function createOneTimeLinks(clock: Clock) {
	return {
		/** Gives the token of a new link, and its hash, by which it can be taken back. */
		async make(queries: Queries, { recipientKey, mailboxKey }: Person) {
			const now = clock();
			const token = newToken();
			const token_hash = hashOf(token);
			await queries
				.deleteFrom("inbox_link")
				.where("created_at", "<=", now - linkMs)
				.execute();
			await queries
				.insertInto("inbox_link")
				.values({ token_hash, recipient_key: recipientKey, mailbox_key: mailboxKey, created_at: now })
				.execute();
			return { token, tokenHash: token_hash };
		},

		async takeBack(queries: Queries, tokenHash: string): Promise<void> {
			await queries.deleteFrom("inbox_link").where("token_hash", "=", tokenHash).execute();
		},

		/** Whose link it is, once; undefined when it was used, is too old, or never was. Exact under concurrency. */
		async use(queries: Queries, token: string): Promise<Person | undefined> {
			const row = await queries
				.deleteFrom("inbox_link")
				.where("token_hash", "=", hashOf(token))
				.returning(["recipient_key", "mailbox_key", "created_at"])
				.executeTakeFirst();
			if (row === undefined) return undefined;
			const ageMs = clock() - row.created_at;
			// One of the future was made by a clock that has been set back since.
			if (ageMs >= linkMs || ageMs < -clockSkewMs) return undefined;
			return { recipientKey: row.recipient_key, mailboxKey: row.mailbox_key };
		},
	};
}

export type OneTimeLinks = ReturnType<typeof createOneTimeLinks>;
