import type { Clock } from "#server/clock.ts";
import type { Config } from "#server/config.ts";
import type { Database, Queries } from "#server/database/engine.ts";
import type { Outbox } from "#server/delivery/outbox.ts";
import type { Serve } from "#server/http/serve.ts";
import type { Log } from "#server/log.ts";
import type { MessageStore } from "#server/message/message-store.ts";
import type { LinkTokens } from "#server/privacy/link-token.ts";
import type { Person, PersonalData } from "#server/privacy/personal-data.ts";
import type { Vault } from "#server/privacy/seal.ts";
import type { Suppressions } from "#server/suppression/suppressions.ts";
import { serveHearts } from "./heart-routes.ts";
import { serveInboxLinks } from "./inbox-link-routes.ts";
import { serveInbox } from "./inbox-routes.ts";
import { createLetters } from "./letters.ts";
import { createLinkRequests } from "./link-requests.ts";
import { createOneTimeLinks } from "./one-time-links.ts";
import { serveOwnInbox } from "./own-inbox-routes.ts";
import { personalLinks } from "./personal-links.ts";
import { createRecipientSessions } from "./recipient-sessions.ts";

interface InboxBase {
	readonly config: Config;
	readonly database: Database;
	readonly vault: Vault;
	readonly messages: MessageStore;
	readonly eraseLetter: (queries: Queries, recipientKey: string, id: string) => Promise<boolean>;
	readonly outbox: Outbox;
	readonly suppressions: Suppressions;
	readonly tokens: LinkTokens;
	/** Stops all notes to a mailbox, those that wait too. */
	readonly optOut: (queries: Queries, person: Person) => Promise<void>;
	/** What each part of the service keeps of people. */
	readonly personalData: readonly PersonalData[];
	readonly clock: Clock;
	readonly log: Log;
}

/** What a recipient does: reads letters, and decides on everything that is kept for their address. */
export function assembleInbox(base: InboxBase) {
	const { database, clock } = base;
	const sessions = createRecipientSessions(database, clock);
	const links = createOneTimeLinks(clock);
	// Last: whoever is cut off while everything is erased can go on.
	const kept = [...base.personalData, personalLinks];
	return {
		findRecipient: sessions.find,

		serve(serve: Serve): void {
			const letters = createLetters(base);
			const rows = kept.filter((each) => "isKept" in each);
			const requestLink = createLinkRequests({ ...base, links, rows });
			serveInbox(serve, { ...base, letters });
			serveHearts(serve, base);
			serveInboxLinks(serve, { ...base, requestLink, links, sessions });
			serveOwnInbox(serve, { ...base, letters, sessions, kept });
		},
	};
}
