import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import type { Clock } from "#server/clock.ts";
import type { Config } from "#server/config.ts";
import type { Database } from "#server/database/engine.ts";
import { createHourlyLimit } from "#server/http/rate-limit.ts";
import type { Serve } from "#server/http/serve.ts";
import type { Log } from "#server/log.ts";
import type { Siblings } from "#server/siblings.ts";
import { serveAnalytics } from "./analytics-routes.ts";
import { countedPages } from "./counted-pages.ts";
import { createCountsStore } from "./counts-store.ts";
import { createFigures } from "./figures.ts";
import { createGeography } from "./geography.ts";
import { createLocalHour } from "./local-hour.ts";
import { createPageViewCounter } from "./page-view-counter.ts";
import { countPageRequests, servePageViews } from "./page-view-routes.ts";
import { createVisitors } from "./visitors.ts";

/** Pages that one source may report per hour: more than anybody looks at. */
const pageViewsPerHour = 600;

interface AnalyticsBase {
	readonly config: Config;
	/** In which the build has put what is looked up. */
	readonly builtDir: string;
	readonly database: Database;
	readonly clock: Clock;
	readonly siblings: Siblings | undefined;
	readonly log: Log;
}

/** Counters, page views, visitors and the figures made of them. */
export function assembleAnalytics({ config, builtDir, database, clock, siblings, log }: AnalyticsBase) {
	const localHour = createLocalHour(config.timeZone);
	const counts = createCountsStore(config.timeZone);
	const geography = createGeography(join(builtDir, "data", "countries.mmdb"), log);
	const visitors = createVisitors(clock, localHour, siblings);
	const counter = createPageViewCounter({ database, counts, geography, visitors, localHour, clock, log });
	const figures = createFigures({ localHour, trustsProxy: config.trustProxy.length > 0 });
	return {
		counts,
		figures,
		visitorOf: visitors.of,
		start: counter.start,
		stop: counter.stop,

		/** Counts requests for pages, of all paths that are served. To be called before any route is registered. */
		countRequests(app: FastifyInstance, paths: Iterable<string>): void {
			countPageRequests(app, countedPages(paths), visitors, counter);
		},

		serve(serve: Serve, paths: Iterable<string>): void {
			servePageViews(serve, countedPages(paths), counter, createHourlyLimit("page views", pageViewsPerHour));
			serveAnalytics(serve, { database, figures, counter, geography, clock, log });
		},
	};
}
