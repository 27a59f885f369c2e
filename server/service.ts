import cluster from "node:cluster";
import { createApp } from "./app.ts";
import type { Config } from "./config.ts";
import { greeting } from "./greeting.ts";
import { joinSiblings, type StartFacts } from "./siblings.ts";
import { toStandardOutput } from "./standard-output.ts";
import { stopOnSignals } from "./stop-on-signals.ts";

/** How long `/readyz` says no before the listener closes, so that whoever shares out requests sends them elsewhere. */
const noticeMs = 1_000;
const stopMs = 9_000;

/** The service in this process: the whole of it, or its part among those that a supervisor started. */
export async function run(config: Config, onFailure: (error: unknown) => never): Promise<void> {
	const siblings = cluster.isWorker ? await joinSiblings() : undefined;
	const app = await createApp(config, {}, siblings);
	stopOnSignals({
		// Nobody waits for a notice at a terminal.
		stop: (signal) => app.stop(signal === "SIGTERM" ? { noticeMs } : {}).then(() => 0),
		withinMs: stopMs,
		onFailure,
		another: siblings === undefined ? "ends at once" : "changes nothing",
	});
	await app.start();
	const facts: StartFacts = {
		url: app.url,
		password: app.firstAdministrator?.password,
		capturedMailUrl: app.capturedMailUrl,
		learned: app.learned?.text,
	};
	if (siblings === undefined) toStandardOutput().write(greeting(config, facts));
	else siblings.tellReady(facts);
}
