import { readAnalytics, testGeolocation } from "#contract/admin-analytics.ts";
import type { Clock } from "#server/clock.ts";
import type { Database } from "#server/database/engine.ts";
import type { Serve } from "#server/http/serve.ts";
import type { Log } from "#server/log.ts";
import type { Figures } from "./figures.ts";
import { countrySource, type Geography } from "./geography.ts";
import type { PageViewCounter } from "./page-view-counter.ts";

interface FiguresParts {
	readonly database: Database;
	readonly figures: Figures;
	readonly counter: PageViewCounter;
	readonly geography: Geography;
	readonly clock: Clock;
	readonly log: Log;
}

const defaultDays = 30;

/** The figures, and a look at how the caller is counted. */
export function serveAnalytics(serve: Serve, parts: FiguresParts): void {
	const { database, figures, counter, geography, clock, log } = parts;

	serve(readAnalytics, async ({ query }) => {
		// What this process has counted and not yet written; the figures of a moment ago will do when it cannot be.
		await counter.flush().catch((error: unknown) => log.warn({}, "page views could not be written yet", error));
		const days = query.days === undefined ? defaultDays : Number(query.days);
		return database.read((queries) => figures.read(queries, clock(), days));
	});

	serve(testGeolocation, async (_, { visitor }) => {
		const { network } = visitor();
		return { address: network, country: (await geography.countryOf(network)) ?? null, source: countrySource };
	});
}
