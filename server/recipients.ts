import type { assembleContact } from "#server/contact/assemble-contact.ts";
import type { Database } from "#server/database/engine.ts";
import type { Outbox } from "#server/delivery/outbox.ts";
import { mailDir } from "#server/delivery/outgoing-mail.ts";
import { createPersonalCapturedEmails } from "#server/delivery/personal-captured-emails.ts";
import { personalEmails } from "#server/delivery/personal-emails.ts";
import { assembleInbox } from "#server/inbox/assemble-inbox.ts";
import type { Learning } from "#server/learning/assemble-learning.ts";
import type { assembleMessages } from "#server/message/assemble-messages.ts";
import type { LinkTokens } from "#server/privacy/link-token.ts";
import type { Vault } from "#server/privacy/seal.ts";
import { assembleRecipientRights } from "#server/recipient/assemble-recipient-rights.ts";
import { personalSuppressions } from "#server/suppression/personal-suppressions.ts";
import type { Suppressions } from "#server/suppression/suppressions.ts";
import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import type { Log } from "./log.ts";

interface RecipientsBase {
	readonly config: Config;
	readonly database: Database;
	readonly vault: Vault;
	readonly clock: Clock;
	readonly log: Log;
	readonly tokens: LinkTokens;
	readonly suppressions: Suppressions;
	readonly outbox: Outbox;
	readonly messages: ReturnType<typeof assembleMessages>;
	readonly contact: ReturnType<typeof assembleContact>;
	readonly learning: Learning;
}

/** What recipients do with their letters, and with what is kept of them. A part of the composition root. */
export function assembleRecipients({ messages, contact, learning, ...base }: RecipientsBase) {
	const { config, vault } = base;
	const { withdrawWaiting, report } = messages;
	const recipientRights = assembleRecipientRights({ ...base, withdrawWaiting, report });
	const inbox = assembleInbox({
		...base,
		messages: messages.messages,
		eraseLetter: messages.eraseLetter,
		optOut: recipientRights.optOut,
		// Whatever is kept of people is shown to them and erased for them: one more kind of it is one more line here.
		personalData: [
			...messages.personalData,
			learning.personalData,
			contact.personalData,
			personalEmails,
			createPersonalCapturedEmails(mailDir(config), vault),
			personalSuppressions,
		],
	});
	return { inbox, recipientRights };
}
