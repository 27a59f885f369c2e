import { type Clock, clockSkewMs } from "#server/clock.ts";
import type { Database, Queries } from "#server/database/engine.ts";
import type { FindRecipient } from "#server/http/serve.ts";
import type { Person } from "#server/privacy/personal-data.ts";
import { hashOf, newToken } from "./token.ts";

const minute = 60_000;
/** A session ends when it is not used for this long … */
const idleMs = 30 * minute;
/** … and in any case after this: long enough to read everything, short enough for a borrowed computer. */
const absoluteMs = 120 * minute;

/** The sessions of recipients: 256 random bits in their page, a SHA-256 of them here. */
export function createRecipientSessions(database: Database, clock: Clock) {
	async function end(queries: Queries, id: string): Promise<void> {
		await queries.deleteFrom("inbox_session").where("token_hash", "=", id).execute();
	}

	const find: FindRecipient = async (token) => {
		const id = hashOf(token);
		const session = await database.read((queries) =>
			queries.selectFrom("inbox_session").selectAll().where("token_hash", "=", id).executeTakeFirst(),
		);
		if (session === undefined) return undefined;
		const now = clock();
		const { created_at, used_at } = session;
		// One of the future was begun by a clock that has been set back since.
		const isOver = now >= used_at + idleMs || now >= created_at + absoluteMs || used_at > now + clockSkewMs;
		if (isOver) {
			await database.write((queries) => end(queries, id));
			return undefined;
		}
		// To the minute: not every request is worth a write.
		if (now >= used_at + minute) {
			await database.write((queries) =>
				queries.updateTable("inbox_session").set({ used_at: now }).where("token_hash", "=", id).execute(),
			);
		}
		const { recipient_key: recipientKey, mailbox_key: mailboxKey } = session;
		return { id, recipientKey, mailboxKey, hasAsked: session.has_asked === 1 };
	};

	return {
		find,
		end,

		/** Begins a session in the caller's transaction and gives its token. */
		async begin(queries: Queries, { recipientKey, mailboxKey }: Person, hasAsked: boolean): Promise<string> {
			const now = clock();
			const token = newToken();
			await queries
				.deleteFrom("inbox_session")
				.where("created_at", "<=", now - absoluteMs)
				.execute();
			await queries
				.insertInto("inbox_session")
				.values({
					token_hash: hashOf(token),
					recipient_key: recipientKey,
					mailbox_key: mailboxKey,
					has_asked: hasAsked ? 1 : 0,
					created_at: now,
					used_at: now,
				})
				.execute();
			return token;
		},
	};
}

export type RecipientSessions = ReturnType<typeof createRecipientSessions>;
