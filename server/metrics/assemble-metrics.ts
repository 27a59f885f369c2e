import type { FastifyInstance } from "fastify";
import { ExpectedError } from "#contract/errors.ts";
import type { Clock } from "#server/clock.ts";
import type { Config } from "#server/config.ts";
import type { DescribeError } from "#server/http/error-response.ts";
import { createHttpServer } from "#server/http/http-server.ts";
import type { Log } from "#server/log.ts";
import type { Metrics } from "./metrics.ts";
import { createMetricsGuard } from "./metrics-access.ts";
import { registerMetrics } from "./metrics-route.ts";
import { createMetricsText } from "./metrics-text.ts";
import type { ServiceReading } from "./service-metrics.ts";

interface MetricsBase {
	readonly config: Config;
	readonly metrics: Metrics;
	/** Reads the queues and signs of health. May fail or hang. */
	readonly readService: () => Promise<ServiceReading>;
	readonly describeError: DescribeError;
	readonly steadyClock: Clock;
	readonly log: Log;
}

/** Bounds what a stop waits for a scrape. */
const stopMs = 500;

/** `/metrics`, beside everything else or at a port of its own. */
export function assembleMetrics({ config, metrics, readService, describeError, steadyClock, log }: MetricsBase) {
	const guard = createMetricsGuard(config);
	const text = createMetricsText({ metrics, read: readService, steadyClock });
	const { host, metricsPort } = config;
	if (metricsPort === undefined) {
		const register = (app: FastifyInstance) => registerMetrics(app, guard, text);
		return { register, start: async () => {}, stop: async () => {} };
	}
	const { app, connections } = createHttpServer({ trustProxy: [], secure: false, describeError, log });
	app.setNotFoundHandler(() => {
		throw new ExpectedError("not_found", "not_found");
	});
	registerMetrics(app, guard, text);
	return {
		register: () => {},
		start: async () => void (await app.listen({ host, port: metricsPort })),
		async stop(): Promise<void> {
			await connections.end(stopMs, 0);
			await app.close();
		},
	};
}
