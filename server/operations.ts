import { stateOf } from "#contract/health.ts";
import { bouncesSign } from "#server/analytics/bounces-sign.ts";
import type { Figures } from "#server/analytics/figures.ts";
import { createLocalHour } from "#server/analytics/local-hour.ts";
import type { Database, Queries } from "#server/database/engine.ts";
import type { HealthSign } from "#server/database/health-sign.ts";
import type { QueueLength } from "#server/database/queue-length.ts";
import { queueNow, readQueueNow } from "#server/database/queue-now.ts";
import { assembleDeliverability } from "#server/deliverability/assemble-deliverability.ts";
import type { DeliverabilityParts } from "#server/deliverability/deliverability-parts.ts";
import { emailQueueLength } from "#server/delivery/email-queue-length.ts";
import { emailQueueSign } from "#server/delivery/email-queue-sign.ts";
import type { Outbox } from "#server/delivery/outbox.ts";
import { assembleHealth } from "#server/health/assemble-health.ts";
import type { OnHealthChange } from "#server/health/health-change.ts";
import { backupSign, diskSign } from "#server/health/machine-signs.ts";
import type { Serve } from "#server/http/serve.ts";
import { bulkJobQueueLength } from "#server/message/bulk-job/bulk-job-queue-length.ts";
import type { ServiceReading } from "#server/metrics/service-metrics.ts";
import type { Vault } from "#server/privacy/seal.ts";
import { retentionSign } from "#server/retention/retention-sign.ts";
import type { Suppressions } from "#server/suppression/suppressions.ts";
import { webhookQueueLength } from "#server/webhook/webhook-queue-length.ts";
import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import type { Log } from "./log.ts";

interface OperationsBase {
	readonly config: Config;
	readonly database: Database;
	readonly vault: Vault;
	readonly outbox: Pick<Outbox, "enqueue">;
	readonly figures: Figures;
	readonly suppressions: Suppressions;
	readonly withdrawWaiting: DeliverabilityParts["withdrawWaiting"];
	readonly record: DeliverabilityParts["record"];
	/** Signs of health that parts gave. */
	readonly signs: readonly HealthSign[];
	/** What waits, as parts gave it. */
	readonly queues: readonly QueueLength[];
	/** Who is told what has gone bad; one more is one more entry. */
	readonly onChange: readonly OnHealthChange[];
	readonly clock: Clock;
	readonly steadyClock: Clock;
	readonly log: Log;
}

/** What whoever runs the service looks at: how it fares, and whether e-mails arrive. A part of the composition root. */
export function assembleOperations(base: OperationsBase) {
	const { config, database, clock, steadyClock } = base;
	const now = () => queueNow(database.engine, steadyClock());
	const health = assembleHealth({
		...base,
		// One more sign is one more line here, and its reasons in contract/health.ts.
		signs: [
			...base.signs,
			emailQueueSign(now),
			diskSign(config.dataDir),
			backupSign({ marker: config.backupMarker, everyHours: config.backupEveryHours }, clock),
			retentionSign(clock),
			bouncesSign(createLocalHour(config.timeZone), clock),
		],
		steadyNow: (queries) => readQueueNow(queries, now()),
	});
	// One more queue is one more line here, or one that a part gives.
	const queues = [...base.queues, emailQueueLength(now), webhookQueueLength(now), bulkJobQueueLength(now)];
	async function readQueues(queries: Queries): Promise<ServiceReading["queues"]> {
		const found = [];
		for (const { queue, read } of queues) found.push({ queue, ...(await read(queries)) });
		return found;
	}
	const deliverability = assembleDeliverability({ ...base, isCaptured: config.smtpUrl === undefined });
	return {
		start: health.start,
		stop: health.stop,

		/** How much waits and how the service fares, for metrics. */
		async read(): Promise<ServiceReading> {
			const [found, readings] = await Promise.all([database.read(readQueues), health.read()]);
			return { queues: found, signs: readings.map((reading) => ({ sign: reading.sign, state: stateOf(reading) })) };
		},

		serve(serve: Serve): void {
			health.serve(serve);
			deliverability.serve(serve);
		},
	};
}
