import type { RecordTokenAct } from "#server/api-token/api-token-routes.ts";
import { assembleApiTokens } from "#server/api-token/assemble-api-tokens.ts";
import type { Database } from "#server/database/engine.ts";
import type { Authenticate, Serve } from "#server/http/serve.ts";
import type { Vault } from "#server/privacy/seal.ts";
import type { SecretWatch } from "#server/privacy/secret-watch.ts";
import { assembleWebhooks } from "#server/webhook/assemble-webhooks.ts";
import type { RecordWebhookAct } from "#server/webhook/webhook-routes.ts";
import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import type { Log } from "./log.ts";

interface ProgramsBase {
	readonly config: Config;
	readonly database: Database;
	readonly vault: Vault;
	readonly secret: Pick<SecretWatch, "fits">;
	readonly record: RecordTokenAct & RecordWebhookAct;
	readonly clock: Clock;
	readonly steadyClock: Clock;
	readonly log: Log;
}

/** Programs elsewhere: by tokens they call the administration, by webhooks they are told. A part of the composition root. */
export function assemblePrograms(base: ProgramsBase) {
	const tokens = assembleApiTokens(base);
	const { sign, loop, order, onHealthChange, serve: serveWebhooks } = assembleWebhooks(base);
	return {
		sign,
		loop,
		order,
		onHealthChange,

		/** Finds whoever signed in, or the program that a token was made for. */
		authenticateToo: (signedIn: Authenticate): Authenticate => {
			return async (token) => (await tokens.authenticate(token)) ?? signedIn(token);
		},

		serve(serve: Serve): void {
			tokens.serve(serve);
			serveWebhooks(serve);
		},
	};
}
