import type { ReviewedMessage } from "#contract/admin-messages.ts";
import { localeOfAcceptLanguage } from "#i18n/locales.ts";
import type { Clock } from "#server/clock.ts";
import type { Queries } from "#server/database/engine.ts";
import type { MessageTable } from "#server/database/schema.ts";
import { emailStates } from "#server/delivery/outbox.ts";
import type { AdministratorContext } from "#server/http/serve.ts";
import type { Examples } from "#server/learning/example-store.ts";
import type { ReviewStore } from "./review-store.ts";
import { reviewedMessage } from "./reviewed-message.ts";

interface ShowDependencies {
	readonly reviews: ReviewStore;
	readonly examples: Pick<Examples, "keptOf">;
	readonly clock: Clock;
}

/** Shows rows to whoever asks for them, with what is known of each elsewhere. */
export function createShowMessages({ reviews, examples, clock }: ShowDependencies) {
	return async (
		queries: Queries,
		rows: readonly MessageTable[],
		{ session, acceptLanguage }: AdministratorContext,
	): Promise<ReviewedMessage[]> => {
		const ids = rows.map(({ id }) => id);
		const emails = await emailStates(queries, ids);
		const kept = await examples.keptOf(queries, ids);
		const { username, permissions } = session;
		const locale = localeOfAcceptLanguage(acceptLanguage);
		const onlooker = { username, locale, seesAddresses: permissions.includes("addresses"), now: clock() };
		return rows.map((row) => {
			const beside = { email: emails.get(row.id), isExample: kept.has(row.id) };
			return reviewedMessage(row, reviews, beside, onlooker);
		});
	};
}

export type ShowMessages = ReturnType<typeof createShowMessages>;
