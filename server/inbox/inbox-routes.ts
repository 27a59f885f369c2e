import { parseEmailAddress } from "#contract/email-address.ts";
import { ExpectedError } from "#contract/errors.ts";
import { readInbox } from "#contract/inbox.ts";
import type { Config } from "#server/config.ts";
import type { Database } from "#server/database/engine.ts";
import { createHourlyLimit } from "#server/http/rate-limit.ts";
import type { Serve } from "#server/http/serve.ts";
import type { Log } from "#server/log.ts";
import type { MessageStore } from "#server/message/message-store.ts";

interface InboxBase {
	readonly config: Config;
	readonly database: Database;
	readonly messages: MessageStore;
	readonly log: Log;
}

/** What a recipient may do: read the letters of an address. */
export function serveInbox(serve: Serve, { config, database, messages, log }: InboxBase): void {
	const limitLookups = createHourlyLimit(config.rateLimits.lookups);
	const onBroken = (message: string) =>
		log.error({ message }, "a stored letter does not open: altered, or sealed under another secret");

	serve(readInbox, async ({ params }, { source }) => {
		const parsed = parseEmailAddress(params.email);
		if (!parsed.ok) throw new ExpectedError("invalid_input", `address_${parsed.rule}`, { field: "email" });
		await limitLookups(source);
		const letters = await database.read((queries) => messages.letters(queries, parsed.address, onBroken));
		return letters.map(({ id, sentAt, text }) => ({
			id,
			created_at: new Date(sentAt).toISOString(),
			message_content: text,
		}));
	});
}
