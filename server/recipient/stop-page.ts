import type { Database } from "#server/database/engine.ts";
import type { ServePage } from "#server/http/filled-pages.ts";
import { createLimit } from "#server/http/rate-limit.ts";
import type { LinkTokens } from "#server/privacy/link-token.ts";
import type { OptOut } from "./opt-out.ts";
import { unknownLink } from "./unknown-link.ts";

interface StopPageDependencies {
	readonly database: Database;
	readonly tokens: LinkTokens;
	readonly optOut: OptOut;
}

/** For a mailbox, not for a source: the providers of many mailboxes ask for all of them from few addresses. */
const stopsPerHour = 30;

/**
 * Stops all notes to a mailbox. Whoever looks at the link is asked first; any POST to it acts, whatever its body: the
 * button of the page, and a mail program's own button (RFC 8058), which wants neither cookies nor a redirect.
 */
export function serveStopPage<Locale extends string>(
	servePage: ServePage<Locale>,
	{ database, tokens, optOut }: StopPageDependencies,
): void {
	const limit = createLimit("stops", { points: stopsPerHour, seconds: 3_600 });

	servePage({
		path: "/stop/:token",
		show: ({ params }) => (tokens.readOfAnyTime(params.token ?? "") === undefined ? unknownLink : { page: "stop" }),
		async act({ params }) {
			const owner = tokens.readOfAnyTime(params.token ?? "");
			if (owner === undefined) return unknownLink;
			await limit.take(owner.mailboxKey);
			await database.write((queries) => optOut(queries, owner));
			return { page: "stopped" };
		},
	});
}
