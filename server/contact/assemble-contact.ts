import type { Clock } from "#server/clock.ts";
import type { Config } from "#server/config.ts";
import type { Database } from "#server/database/engine.ts";
import type { EmailSwitches } from "#server/delivery/email-switches.ts";
import type { Outbox } from "#server/delivery/outbox.ts";
import { createHourlyLimit } from "#server/http/rate-limit.ts";
import type { Serve } from "#server/http/serve.ts";
import type { Vault } from "#server/privacy/seal.ts";
import { createContactLifecycle } from "./contact-lifecycle.ts";
import { confirmationsPerMailbox, contactMessagesPerSource } from "./contact-limits.ts";
import { serveContact } from "./contact-routes.ts";
import { createContactStore } from "./contact-store.ts";
import { createPersonalContacts } from "./personal-contacts.ts";

interface ContactBase {
	readonly config: Config;
	readonly database: Database;
	readonly vault: Vault;
	readonly outbox: Outbox;
	readonly switches: EmailSwitches;
	readonly clock: Clock;
}

/** Of one transaction. */
const keysAtOnce = 100;

/** What anybody writes to support. */
export function assembleContact({ config, vault, ...base }: ContactBase) {
	const contacts = createContactStore(vault);
	const lifecycle = createContactLifecycle({
		...base,
		vault,
		contacts,
		limitConfirmations: createHourlyLimit("contact confirmations", confirmationsPerMailbox),
		supportEmail: config.supportEmail,
	});
	return {
		personalData: createPersonalContacts(vault),

		/** Gives messages that were written before there was one the key by which their writer finds them. */
		async fillKeys(): Promise<void> {
			const fill = () => base.database.write((queries) => contacts.fillKeys(queries, keysAtOnce));
			while ((await fill()) === keysAtOnce);
		},

		serve(serve: Serve): void {
			serveContact(serve, {
				lifecycle,
				limitPerSource: createHourlyLimit("contact messages", contactMessagesPerSource),
				vault,
			});
		},
	};
}
