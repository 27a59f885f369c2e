import { parseEmailAddress } from "#contract/email-address.ts";
import { ExpectedError } from "#contract/errors.ts";
import { readInbox } from "#contract/inbox.ts";
import type { Config } from "#server/config.ts";
import type { Serve } from "#server/http/serve.ts";
import { recipientKey } from "#server/privacy/mailbox-keys.ts";
import type { Vault } from "#server/privacy/seal.ts";
import { streamLetters } from "./letter-stream.ts";
import type { Letters } from "./letters.ts";
import { createLookUpLimit } from "./look-up-limit.ts";

interface InboxBase {
	readonly config: Config;
	readonly vault: Vault;
	readonly letters: Letters;
}

/** What whoever knows an address may do, where that is enough: read its letters. */
export function serveInbox(serve: Serve, { config, vault, letters }: InboxBase): void {
	const limitLookUps = createLookUpLimit("look-ups", config.rateLimits.lookups);

	serve(readInbox, async ({ params, query: { limit, before } }, caller) => {
		// Before the address is looked at: nothing of it shows in the answer.
		if (config.inboxAccess === "link") throw new ExpectedError("link_required", "link_required");
		const parsed = parseEmailAddress(params.email);
		if (!parsed.ok) throw new ExpectedError("invalid_input", `address_${parsed.rule}`, { field: "email" });
		await limitLookUps(caller);
		const key = recipientKey(vault, parsed.address);
		if (limit !== undefined) return letters.page(key, Number(limit), before);
		const batch = await letters.batch(key, before);
		return batch.next === undefined ? [...batch.letters] : streamLetters(batch, letters.onCutOff);
	});
}
