import { ExpectedError } from "#contract/errors.ts";
import { parseAddressField } from "#contract/field.ts";
import { askForInboxLink, openInbox } from "#contract/inbox.ts";
import { localeOfAcceptLanguage } from "#i18n/locales.ts";
import type { Clock } from "#server/clock.ts";
import type { Config } from "#server/config.ts";
import type { Database, Queries } from "#server/database/engine.ts";
import { requireValid } from "#server/http/require-valid.ts";
import type { Serve } from "#server/http/serve.ts";
import type { LinkTokens } from "#server/privacy/link-token.ts";
import type { Person } from "#server/privacy/personal-data.ts";
import { acceptsNotes, type Suppressions } from "#server/suppression/suppressions.ts";
import type { createLinkRequests } from "./link-requests.ts";
import { createLookUpLimit } from "./look-up-limit.ts";
import type { OneTimeLinks } from "./one-time-links.ts";
import type { RecipientSessions } from "./recipient-sessions.ts";
import { tokenLength } from "./token.ts";

interface InboxLinkBase {
	readonly config: Config;
	readonly database: Database;
	readonly requestLink: ReturnType<typeof createLinkRequests>;
	readonly links: OneTimeLinks;
	readonly tokens: LinkTokens;
	readonly sessions: RecipientSessions;
	readonly suppressions: Suppressions;
	readonly clock: Clock;
}

/** Links that a source may ask for in an hour: one's own addresses, each a few times. */
const linksPerSource = 10;

/** How somebody comes to what is kept for their address: by asking for a link, and by opening one. */
export function serveInboxLinks(serve: Serve, base: InboxLinkBase): void {
	const { config, database, requestLink, links, tokens, sessions, suppressions, clock } = base;
	const limitRequests = createLookUpLimit("requests for links", linksPerSource);
	const limitOpenings = createLookUpLimit("openings of links", config.rateLimits.lookups);

	serve(askForInboxLink, async ({ body }, caller) => {
		const { email } = requireValid({ email: parseAddressField(body.email) });
		await limitRequests(caller);
		await requestLink(email, localeOfAcceptLanguage(caller.acceptLanguage));
		return { success: true as const };
	});

	/** Whose link a token is of, which is used up if it opens once. */
	async function ownerOf(queries: Queries, token: string): Promise<{ person: Person; hasAsked: boolean } | undefined> {
		if (token.length !== tokenLength) {
			const person = tokens.read(token);
			return person && { person, hasAsked: false };
		}
		const person = await links.use(queries, token);
		return person && { person, hasAsked: true };
	}

	serve(openInbox, async ({ body }, caller) => {
		await limitOpenings(caller);
		const opened = await database.write(async (queries) => {
			const owner = await ownerOf(queries, body.token);
			if (owner === undefined) return undefined;
			const { person, hasAsked } = owner;
			const token = await sessions.begin(queries, person, hasAsked);
			const reason = await suppressions.reasonFor(queries, person.mailboxKey, clock());
			const accepts_notes = acceptsNotes(reason);
			return { token, accepts_notes, may_accept_notes: hasAsked };
		});
		if (opened === undefined) throw new ExpectedError("not_found", "link_over");
		return { success: true as const, ...opened };
	});
}
