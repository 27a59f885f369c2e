import type { Clock } from "#server/clock.ts";
import type { Config } from "#server/config.ts";
import type { Database, Queries } from "#server/database/engine.ts";
import type { HealthSign } from "#server/database/health-sign.ts";
import type { Outbox } from "#server/delivery/outbox.ts";
import type { Serve } from "#server/http/serve.ts";
import type { Log } from "#server/log.ts";
import { createHealthAlert } from "./health-alert.ts";
import type { OnHealthChange } from "./health-change.ts";
import { serveHealth } from "./health-routes.ts";
import { createHealthWatch } from "./health-watch.ts";

interface HealthBase {
	readonly config: Pick<Config, "adminEmail" | "healthEmails" | "timeZone">;
	readonly database: Database;
	readonly outbox: Pick<Outbox, "enqueue">;
	readonly signs: readonly HealthSign[];
	readonly onChange: readonly OnHealthChange[];
	readonly steadyNow: (queries: Queries) => Promise<number>;
	readonly clock: Clock;
	readonly log: Log;
}

/** How the service fares: watched by every process, told to whoever runs it. */
export function assembleHealth(base: HealthBase) {
	const { adminEmail, healthEmails, timeZone } = base.config;
	const alert = createHealthAlert({ ...base, adminEmail: healthEmails ? adminEmail : undefined, timeZone });
	const watch = createHealthWatch({ ...base, alert });
	return {
		start: watch.start,
		stop: watch.stop,
		read: watch.read,
		serve: (serve: Serve): void => serveHealth(serve, { watch, timeZone, clock: base.clock }),
	};
}
