import { ExpectedError } from "#contract/errors.ts";
import { chooseNotes, eraseInbox, eraseLetter, exportInbox, leaveInbox, readOwnLetters } from "#contract/inbox.ts";
import type { Clock } from "#server/clock.ts";
import type { Database, Queries } from "#server/database/engine.ts";
import type { Serve } from "#server/http/serve.ts";
import type { Log } from "#server/log.ts";
import type { Person, PersonalData } from "#server/privacy/personal-data.ts";
import type { Suppressions } from "#server/suppression/suppressions.ts";
import { createErasure } from "./erasure.ts";
import { streamExport } from "./export-stream.ts";
import type { Letters } from "./letters.ts";
import type { RecipientSessions } from "./recipient-sessions.ts";

interface OwnInboxBase {
	readonly database: Database;
	readonly letters: Letters;
	readonly sessions: RecipientSessions;
	readonly kept: readonly PersonalData[];
	readonly eraseLetter: (queries: Queries, recipientKey: string, id: string) => Promise<boolean>;
	/** Stops all notes to a mailbox, those that wait too. */
	readonly optOut: (queries: Queries, person: Person) => Promise<void>;
	readonly suppressions: Suppressions;
	readonly clock: Clock;
	readonly log: Log;
}

/** What whoever opened a link from an e-mail may do with what is kept for its address. */
export function serveOwnInbox(serve: Serve, base: OwnInboxBase): void {
	const { database, letters, sessions, kept, suppressions, clock, log } = base;
	const erase = createErasure({ database, kept });

	serve(readOwnLetters, ({ query: { limit, before } }, { session }) =>
		letters.page(session.recipientKey, Number(limit), before),
	);

	serve(eraseLetter, async ({ params: { id } }, { session }) => {
		const isErased = await database.write((queries) => base.eraseLetter(queries, session.recipientKey, id));
		if (!isErased) throw new ExpectedError("not_found", "not_found");
		await database.scrub({ compact: false });
		return { success: true as const };
	});

	serve(exportInbox, async (_, { session: person }) =>
		streamExport({
			database,
			kept,
			person,
			now: clock(),
			onFailure: (error) => log.warn({}, "an export was cut off", error),
		}),
	);

	serve(eraseInbox, async (_, { session }) => ({ success: true as const, done: await erase(session) }));

	serve(chooseNotes, async ({ body: { accept } }, { session }) => {
		if (accept && !session.hasAsked) throw new ExpectedError("link_required", "ask_to_accept");
		await database.write(async (queries) => {
			if (accept) await suppressions.lift(queries, session.mailboxKey);
			else await base.optOut(queries, session);
		});
		return { success: true as const };
	});

	serve(leaveInbox, async (_, { session }) => {
		await database.write((queries) => sessions.end(queries, session.id));
		return { success: true as const };
	});
}
