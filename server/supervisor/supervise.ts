import cluster, { type Worker as ClusterWorker } from "node:cluster";
import { AggregatorRegistry } from "@prometheus-io/client";
import { RateLimiterClusterMaster } from "rate-limiter-flexible";
import { createLocalHour } from "#server/analytics/local-hour.ts";
import { systemClock } from "#server/clock.ts";
import type { Config } from "#server/config.ts";
import { greeting } from "#server/greeting.ts";
import { expectFree } from "#server/http/listen.ts";
import { createLog } from "#server/log.ts";
import { utcDay } from "#server/privacy/visitor-key.ts";
import type { FromChild, Question, ToChild } from "#server/siblings.ts";
import { toStandardOutput } from "#server/standard-output.ts";
import { stopOnSignals } from "#server/stop-on-signals.ts";
import { createChildren } from "./children.ts";
import { createSharedMemory } from "./shared-memory.ts";

type Aggregator = Pick<AggregatorRegistry<never>, "clusterMetrics">;
type SharedMemoryHolder = ReturnType<typeof createSharedMemory>;

/** How often it is looked whether a day has ended. */
const dayMs = 1_000;
/** The processes end within nine seconds by themselves. */
const killAfterMs = 9_300;
const stopMs = 9_700;

/**
 * Runs the service as `PROCESSES` processes for visitors and one for work in the background, holds what they know together,
 * and does nothing else. The first one makes the database ready, with nobody beside it.
 */
export async function run(config: Config, onFailure: (error: unknown) => never): Promise<void> {
	const log = createLog(config.logLevel);
	const output = toStandardOutput();
	const children = createChildren({ write: output.write, log });
	stopOnSignals({
		stop: async (signal) => ((await children.stop(signal, killAfterMs)) ? 0 : 1),
		withinMs: stopMs,
		onFailure,
		another: "ends at once",
	});
	for (const warning of config.warnings) log.warn({}, warning);
	await expectFree(config);
	holdMemory(config, children.tellAll);

	const roles = [...(config.roles.worker ? ["worker" as const] : []), ...Array(config.processes).fill("web" as const)];
	const [first, ...others] = roles;
	const facts = [await children.start(first), ...(await Promise.all(others.map(children.start)))];
	const said = (name: "password" | "learned" | "capturedMailUrl") =>
		facts.map((each) => each[name]).find((text) => text !== undefined);
	const told = { password: said("password"), learned: said("learned"), capturedMailUrl: said("capturedMailUrl") };
	for (const { url } of facts.slice(-1)) output.write(greeting(config, { url, ...told }));
}

/** Counts limits, keeps the keys of the day, and answers what the processes ask. */
function holdMemory({ timeZone }: Config, tellAll: (message: ToChild) => void): void {
	new RateLimiterClusterMaster();
	const aggregator = new AggregatorRegistry();
	const localHour = createLocalHour(timeZone);
	const memory = createSharedMemory(systemClock, { limits: utcDay, visits: (at) => localHour(at).day });
	setInterval(() => {
		if (memory.renew()) tellAll({ kind: "memory", memory: memory.read() });
	}, dayMs);
	cluster.on("message", async (child: ClusterWorker, message: FromChild) => {
		if (message.kind === "join") child.send({ kind: "memory", memory: memory.read() } satisfies ToChild);
		if (message.kind !== "ask") return;
		const answer = await answerTo(message.question, memory, aggregator).catch(() => null);
		if (child.isConnected()) child.send({ kind: "answer", id: message.id, answer } satisfies ToChild);
	});
}

async function answerTo(question: Question, memory: SharedMemoryHolder, aggregator: Aggregator) {
	return question.is === "metrics" ? aggregator.clusterMetrics() : memory.isFirstVisit(question.of);
}
