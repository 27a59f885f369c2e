import { AggregatorRegistry, Registry } from "@prometheus-io/client";
import type { Siblings } from "#server/siblings.ts";
import { createMailMetrics } from "./mail-metrics.ts";
import { createNoteMetrics } from "./note-metrics.ts";
import { processMetrics } from "./process-metrics.ts";
import { createRequestMetrics } from "./request-metrics.ts";
import { type Build, createServiceMetrics, type ServiceReading } from "./service-metrics.ts";

/**
 * What this process counts and measures, in memory, since it was started. Labels are routes, outcomes, reasons, categories
 * and names of our own code, of which there are few: never an address, a text, an id, or anything else of a person. Each of
 * several processes on one machine tells what all of them have counted.
 */
export function createMetrics(build: Build, siblings?: Pick<Siblings, "metricsOfAll">) {
	const registry = new Registry();
	const readNow = new Registry();
	const service = createServiceMetrics(readNow, build);
	const countedHere = async () => [await registry.metrics(), await processMetrics().metrics()].join("\n");
	if (siblings !== undefined) {
		AggregatorRegistry.setRegistries([registry, processMetrics()]);
		// Answers the process above, which adds up.
		new AggregatorRegistry();
	}
	const counted = siblings?.metricsOfAll ?? countedHere;
	return {
		...createRequestMetrics(registry),
		...createNoteMetrics(registry),
		...createMailMetrics(registry),

		/** Everything in Prometheus' text format, with what was read of the service just now; undefined: nothing could be. */
		async text(reading: ServiceReading | undefined): Promise<string> {
			service.show(reading);
			return (await Promise.all([readNow.metrics(), counted()])).join("\n");
		},
	};
}

export type Metrics = ReturnType<typeof createMetrics>;

/** What is answered beside the text. */
export const metricsContentType = Registry.PROMETHEUS_CONTENT_TYPE;
