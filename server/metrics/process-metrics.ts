import { collectDefaultMetrics, Registry } from "@prometheus-io/client";

let registry: Registry | undefined;

/** How often the event loop is looked at, in milliseconds: an idle process should not wake ten times a second for it. */
const utilizationMs = 1_000;

/** What asks Node's private parts; `nodejs_active_resources` says the same. */
const privateOnes = ["handles", "requests"].flatMap((what) => [`nodejs_active_${what}`, `nodejs_active_${what}_total`]);

/** Memory, garbage collection, processor time, open files and the event loop's delay. Of a process there is one set. */
export function processMetrics(): Registry {
	if (registry === undefined) {
		registry = new Registry();
		collectDefaultMetrics({ register: registry, eventLoopUtilizationTimeout: utilizationMs });
		for (const name of privateOnes) registry.removeSingleMetric(name);
	}
	return registry;
}
