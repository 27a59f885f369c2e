import { Gauge, type Registry } from "@prometheus-io/client";
import { healthStates } from "#contract/health.ts";

/** What is to be known of this build. */
export interface Build {
	readonly version: string;
	readonly engine: string;
}

/** What the database and this machine tell of the service at a moment. */
export interface ServiceReading {
	readonly queues: readonly { readonly queue: string; readonly length: number; readonly oldestSeconds: number }[];
	readonly signs: readonly { readonly sign: string; readonly state: string }[];
}

/** What is read when somebody asks, and not counted: queues, signs of health, and whether the database answers. */
export function createServiceMetrics(registry: Registry, { version, engine }: Build) {
	const registers = [registry];
	const build = new Gauge({
		name: "billetdoux_build_info",
		help: "Always 1; its labels are the version of the service and its database engine.",
		labelNames: ["version", "engine"],
		registers,
	});
	const databaseUp = new Gauge({
		name: "billetdoux_database_up",
		help: "1 if the database answered in time; if 0, queues and health checks are unknown and absent.",
		registers,
	});
	const lengths = new Gauge({
		name: "billetdoux_queue_length",
		help: "How many are waiting: emails, webhooks (events to post), bulk_job_notes (messages a bulk job has yet to decide), waiting_notes (messages waiting for a person). The first three are counted up to 100000.",
		labelNames: ["queue"],
		registers,
	});
	const oldest = new Gauge({
		name: "billetdoux_queue_oldest_seconds",
		help: "How long the first item of a queue has been due, or of waiting_notes has been waiting; 0 if nothing is due.",
		labelNames: ["queue"],
		registers,
	});
	const signs = new Gauge({
		name: "billetdoux_health_sign",
		help: "1 for the state (good, bad, unknown) that a health check is in, 0 for the others; see docs/health.md.",
		labelNames: ["sign", "state"],
		registers,
	});
	build.set({ version, engine }, 1);
	return {
		show(reading: ServiceReading | undefined): void {
			databaseUp.set(reading === undefined ? 0 : 1);
			for (const gauge of [lengths, oldest, signs]) gauge.reset();
			for (const { queue, length, oldestSeconds } of reading?.queues ?? []) {
				lengths.set({ queue }, length);
				oldest.set({ queue }, oldestSeconds);
			}
			for (const { sign, state } of reading?.signs ?? []) {
				for (const each of healthStates) signs.set({ sign, state: each }, each === state ? 1 : 0);
			}
		},
	};
}
