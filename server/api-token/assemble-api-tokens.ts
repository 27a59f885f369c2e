import type { Clock } from "#server/clock.ts";
import type { Database } from "#server/database/engine.ts";
import type { Serve } from "#server/http/serve.ts";
import { type RecordTokenAct, serveApiTokens } from "./api-token-routes.ts";
import { createApiTokens } from "./api-tokens.ts";

interface ApiTokenBase {
	readonly database: Database;
	readonly record: RecordTokenAct;
	readonly clock: Clock;
}

/** Programs that call the administration. */
export function assembleApiTokens({ database, record, clock }: ApiTokenBase) {
	const tokens = createApiTokens(database, clock);
	return {
		authenticate: tokens.authenticate,
		serve: (serve: Serve): void => serveApiTokens(serve, database, tokens, record),
	};
}
