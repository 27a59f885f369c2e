import { readHealth, stateOf } from "#contract/health.ts";
import { localeOfAcceptLanguage } from "#i18n/locales.ts";
import type { Clock } from "#server/clock.ts";
import type { Serve } from "#server/http/serve.ts";
import type { HealthWatch } from "./health-watch.ts";
import { wordsOf } from "./sign-lines.ts";

interface HealthRouteParts {
	readonly watch: Pick<HealthWatch, "read">;
	/** In which moments are told. */
	readonly timeZone: string;
	readonly clock: Clock;
}

/** How the service fares, for administrators, in their language. */
export function serveHealth(serve: Serve, { watch, timeZone, clock }: HealthRouteParts): void {
	serve(readHealth, async (_, { acceptLanguage }) => {
		const reader = { locale: localeOfAcceptLanguage(acceptLanguage), timeZone };
		const signs = await watch.read();
		return {
			success: true as const,
			checked_at: new Date(clock()).toISOString(),
			signs: signs.map(({ since, ...reading }) => {
				const { found, advice = null } = wordsOf(reading, reader);
				const { sign, reason, facts } = reading;
				const state = stateOf(reading);
				return {
					sign,
					state,
					reason,
					since: since === undefined ? null : new Date(since).toISOString(),
					facts,
					found,
					advice,
				};
			}),
		};
	});
}
