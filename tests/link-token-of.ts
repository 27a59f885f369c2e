import { createLinkTokens } from "#server/privacy/link-token.ts";
import { mailboxKey, recipientKey } from "#server/privacy/mailbox-keys.ts";
import { createVault } from "#server/privacy/seal.ts";

/** `APP_SECRET` of a service whose tokens a test makes itself. */
export const knownSecret = "a secret for tests, long enough to be one";

/** The token of the links in an e-mail to an address, as a service with the known secret signs it. */
export function linkTokenOf(address: string, messageId?: string): string {
	const vault = createVault(knownSecret);
	return createLinkTokens(vault).sign({
		mailboxKey: mailboxKey(vault, address),
		recipientKey: recipientKey(vault, address),
		messageId,
	});
}
