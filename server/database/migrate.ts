import type { Kysely } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { up as messages } from "#server/database/migrations/0001-messages.ts";
import { up as deliveries } from "#server/database/migrations/0002-deliveries.ts";
import { up as counters } from "#server/database/migrations/0003-counters.ts";
import { up as administrators } from "#server/database/migrations/0004-administrators.ts";
import { up as contactMessages } from "#server/database/migrations/0005-contact-messages.ts";
import { up as deliverySource } from "#server/database/migrations/0006-delivery-source.ts";
import { up as emailTemplates } from "#server/database/migrations/0007-email-templates.ts";
import { up as messageReview } from "#server/database/migrations/0008-message-review.ts";
import { up as sessions } from "#server/database/migrations/0009-sessions.ts";
import { up as audit } from "#server/database/migrations/0010-audit.ts";
import { up as moderationAlert } from "#server/database/migrations/0012-moderation-alert.ts";
import { up as deliveryFailures } from "#server/database/migrations/0013-delivery-failures.ts";

/** In order. A released migration is never edited; a change is a new one. */
const migrations: Readonly<Record<string, Migration>> = {
	"0001-messages": { up: messages },
	"0002-deliveries": { up: deliveries },
	"0003-counters": { up: counters },
	"0004-administrators": { up: administrators },
	"0005-contact-messages": { up: contactMessages },
	"0006-delivery-source": { up: deliverySource },
	"0007-email-templates": { up: emailTemplates },
	"0008-message-review": { up: messageReview },
	"0009-sessions": { up: sessions },
	"0010-audit": { up: audit },
	"0012-moderation-alert": { up: moderationAlert },
	"0013-delivery-failures": { up: deliveryFailures },
};

/**
 * Brings the schema to the newest version; several nodes may call it at once, the migrator locks.
 * @throws the error of the migration that failed, after which the start must not go on.
 */
export async function migrate<T>(db: Kysely<T>): Promise<void> {
	const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
	const { error } = await migrator.migrateToLatest();
	if (error !== undefined) throw error;
}
