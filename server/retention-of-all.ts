import { retention as terms } from "#contract/retention.ts";
import { administrationErasers } from "#server/admin/administration-erasers.ts";
import { apiTokenEraser } from "#server/api-token/api-token-eraser.ts";
import { contactEraser } from "#server/contact/contact-eraser.ts";
import type { Database } from "#server/database/engine.ts";
import type { Eraser } from "#server/database/eraser.ts";
import { queueNow, readQueueNow } from "#server/database/queue-now.ts";
import { createCapturedEmailEraser, createSettledEmailEraser } from "#server/delivery/delivery-erasers.ts";
import { mailDir } from "#server/delivery/outgoing-mail.ts";
import { namedRequestEraser } from "#server/idempotency/named-request-eraser.ts";
import { inboxEraser } from "#server/inbox/inbox-eraser.ts";
import { createRetention } from "#server/retention/retention.ts";
import { suppressionEraser } from "#server/suppression/suppression-eraser.ts";
import { webhookEraser } from "#server/webhook/webhook-eraser.ts";
import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import type { Log } from "./log.ts";

interface RetentionBase {
	readonly config: Config;
	readonly database: Database;
	readonly clock: Clock;
	readonly steadyClock: Clock;
	readonly log: Log;
}

/** What erases each kind of thing that has been kept for long enough. A part of the composition root. */
export function assembleRetention(base: RetentionBase, ofMessages: readonly Eraser[]) {
	const { config, database, steadyClock } = base;
	return createRetention({
		...base,
		// One more kind of thing that is erased in time is one more line here, and one in contract/retention.ts.
		erasers: [
			...ofMessages,
			createSettledEmailEraser(Math.max(config.retentionDays, terms.contact_messages.days)),
			createCapturedEmailEraser(mailDir(config)),
			contactEraser,
			...administrationErasers,
			namedRequestEraser,
			suppressionEraser,
			inboxEraser,
			apiTokenEraser,
			webhookEraser,
		],
		erasesRows: config.roles.worker,
		steadyNow: (queries) => readQueueNow(queries, queueNow(database.engine, steadyClock())),
	});
}
